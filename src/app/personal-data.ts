import { accountsPersonalData } from '#features/accounts/server/personal-data.ts';
import { answersPersonalData } from '#features/answers/server/personal-data.ts';
import { apiKeysPersonalData } from '#features/api-keys/server/personal-data.ts';
import { applicationsPersonalData } from '#features/applications/server/personal-data.ts';
import { auditPersonalData } from '#features/audit/server/personal-data.ts';
import { callsPersonalData } from '#features/calls/server/personal-data.ts';
import { connectedSignInsPersonalData } from '#features/connected-sign-ins/server/personal-data.ts';
import { consultantsPersonalData } from '#features/consultants/server/personal-data.ts';
import { credentialsPersonalData } from '#features/credentials/server/personal-data.ts';
import { dataExportsPersonalData } from '#features/data-exports/server/personal-data.ts';
import { deletionsPersonalData } from '#features/deletions/server/personal-data.ts';
import { directoryPersonalData } from '#features/directory/server/personal-data.ts';
import { factorsPersonalData } from '#features/factors/server/personal-data.ts';
import { invitationsPersonalData } from '#features/invitations/server/personal-data.ts';
import { liveEventsPersonalData } from '#features/live-events/server/personal-data.ts';
import { mailBlastsPersonalData } from '#features/mail-blasts/server/personal-data.ts';
import { mailPreferencesPersonalData } from '#features/mail-preferences/server/personal-data.ts';
import { messagesPersonalData } from '#features/messages/server/personal-data.ts';
import { notificationsPersonalData } from '#features/notifications/server/personal-data.ts';
import { oversightPersonalData } from '#features/oversight/server/personal-data.ts';
import { pageViewsPersonalData } from '#features/page-views/server/personal-data.ts';
import { passkeysPersonalData } from '#features/passkeys/server/personal-data.ts';
import { photosPersonalData } from '#features/photos/server/personal-data.ts';
import { projectsPersonalData } from '#features/projects/server/personal-data.ts';
import { pushSubscriptionsPersonalData } from '#features/push-subscriptions/server/personal-data.ts';
import { referralsPersonalData } from '#features/referrals/server/personal-data.ts';
import { reportsPersonalData } from '#features/reports/server/personal-data.ts';
import { restoresPersonalData } from '#features/restores/server/personal-data.ts';
import { savedSearchesPersonalData } from '#features/saved-searches/server/personal-data.ts';
import { searchPersonalData } from '#features/search/server/personal-data.ts';
import { serviceRequestsPersonalData } from '#features/service-requests/server/personal-data.ts';
import { shortlistsPersonalData } from '#features/shortlists/server/personal-data.ts';
import { siteSettingsPersonalData } from '#features/site-settings/server/personal-data.ts';
import { subscriptionsPersonalData } from '#features/subscriptions/server/personal-data.ts';
import { vettingPersonalData } from '#features/vetting/server/personal-data.ts';
import type { PersonalData } from '#server/personal-data.ts';

/** What each feature knows of people, the oldest first: erasing begins with the youngest, and ends with the account. */
export const personalData: readonly PersonalData[] = [
  accountsPersonalData,
  liveEventsPersonalData,
  auditPersonalData,
  pageViewsPersonalData,
  restoresPersonalData,
  siteSettingsPersonalData,
  factorsPersonalData,
  passkeysPersonalData,
  apiKeysPersonalData,
  connectedSignInsPersonalData,
  mailPreferencesPersonalData,
  pushSubscriptionsPersonalData,
  notificationsPersonalData,
  mailBlastsPersonalData,
  subscriptionsPersonalData,
  referralsPersonalData,
  credentialsPersonalData,
  photosPersonalData,
  consultantsPersonalData,
  directoryPersonalData,
  projectsPersonalData,
  vettingPersonalData,
  serviceRequestsPersonalData,
  invitationsPersonalData,
  applicationsPersonalData,
  messagesPersonalData,
  callsPersonalData,
  answersPersonalData,
  shortlistsPersonalData,
  searchPersonalData,
  savedSearchesPersonalData,
  reportsPersonalData,
  dataExportsPersonalData,
  deletionsPersonalData,
  oversightPersonalData,
];
