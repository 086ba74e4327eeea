import { adminPersonalData } from '#features/administration/admin/server/personal-data.ts';
import { dataExportsPersonalData } from '#features/administration/data-exports/server/personal-data.ts';
import { deletionsPersonalData } from '#features/administration/deletions/server/personal-data.ts';
import { milestonesPersonalData } from '#features/agreements/milestones/server/personal-data.ts';
import { statementsPersonalData } from '#features/agreements/statements/server/personal-data.ts';
import { suppliersPersonalData } from '#features/agreements/suppliers/server/personal-data.ts';
import { timeSheetsPersonalData } from '#features/agreements/time-sheets/server/personal-data.ts';
import { referralsPersonalData } from '#features/billing/referrals/server/personal-data.ts';
import { subscriptionsPersonalData } from '#features/billing/subscriptions/server/personal-data.ts';
import { joiningPersonalData } from '#features/companies/joining/server/personal-data.ts';
import { membersPersonalData } from '#features/companies/members/server/personal-data.ts';
import { callsPersonalData } from '#features/conversations/calls/server/personal-data.ts';
import { mailRepliesPersonalData } from '#features/conversations/mail-replies/server/personal-data.ts';
import { messagesPersonalData } from '#features/conversations/messages/server/personal-data.ts';
import { answersPersonalData } from '#features/conversations/pending-actions/server/personal-data.ts';
import { shortlistsPersonalData } from '#features/conversations/shortlists/server/personal-data.ts';
import { applicationsPersonalData } from '#features/hiring/applications/server/personal-data.ts';
import { completionsPersonalData } from '#features/hiring/completions/server/personal-data.ts';
import { dealApprovalsPersonalData } from '#features/hiring/deal-approvals/server/personal-data.ts';
import { environmentAccessPersonalData } from '#features/hiring/environment-access/server/personal-data.ts';
import { invitationsPersonalData } from '#features/hiring/invitations/server/personal-data.ts';
import { offersPersonalData } from '#features/hiring/offers/server/personal-data.ts';
import { projectsPersonalData } from '#features/hiring/projects/server/personal-data.ts';
import { accountsPersonalData } from '#features/identity/accounts/server/personal-data.ts';
import { apiKeysPersonalData } from '#features/identity/api-keys/server/personal-data.ts';
import { connectedAppsPersonalData } from '#features/identity/connected-apps/server/personal-data.ts';
import { membershipsPersonalData } from '#features/identity/memberships/server/personal-data.ts';
import { passkeysPersonalData } from '#features/identity/passkeys/server/personal-data.ts';
import { factorsPersonalData } from '#features/identity/second-factors/server/personal-data.ts';
import { connectedSignInsPersonalData } from '#features/identity/sign-in-providers/server/personal-data.ts';
import { decisionsPersonalData } from '#features/moderation/decisions/server/personal-data.ts';
import { reportsPersonalData } from '#features/moderation/reports/server/personal-data.ts';
import { serviceRequestsPersonalData } from '#features/moderation/service-requests/server/personal-data.ts';
import { vettingPersonalData } from '#features/moderation/vetting/server/personal-data.ts';
import { announcementsPersonalData } from '#features/notifications/announcements/server/personal-data.ts';
import { liveEventsPersonalData } from '#features/notifications/change-events/server/personal-data.ts';
import { notificationsPersonalData } from '#features/notifications/inbox/server/personal-data.ts';
import { mailPreferencesPersonalData } from '#features/notifications/preferences/server/personal-data.ts';
import { pushSubscriptionsPersonalData } from '#features/notifications/push/server/personal-data.ts';
import { webhooksPersonalData } from '#features/notifications/webhooks/server/personal-data.ts';
import { auditPersonalData } from '#features/platform/audit/server/personal-data.ts';
import { pageViewsPersonalData } from '#features/platform/page-views/server/personal-data.ts';
import { consultantsPersonalData } from '#features/profiles/consultants/server/personal-data.ts';
import { credentialsPersonalData } from '#features/profiles/credentials/server/personal-data.ts';
import { directoryPersonalData } from '#features/profiles/directory/server/personal-data.ts';
import { photosPersonalData } from '#features/profiles/photos/server/personal-data.ts';
import { ratingsPersonalData } from '#features/profiles/ratings/server/personal-data.ts';
import { reachPersonalData } from '#features/profiles/reach/server/personal-data.ts';
import { referencesPersonalData } from '#features/reviews/references/server/personal-data.ts';
import { reviewsPersonalData } from '#features/reviews/reviews/server/personal-data.ts';
import { searchPersonalData } from '#features/search/query/server/personal-data.ts';
import { savedSearchesPersonalData } from '#features/search/saved-searches/server/personal-data.ts';
import { unansweredPersonalData } from '#features/search/unanswered/server/personal-data.ts';
import { restoreModePersonalData } from '#features/site-operations/restore-mode/server/personal-data.ts';
import { siteSettingsPersonalData } from '#features/site-operations/site-settings/server/personal-data.ts';
import type { PersonalData } from '#server/personal-data.ts';

/** What each feature knows of people, the oldest first: erasing begins with the youngest, and ends with the account. */
export const personalData: readonly PersonalData[] = [
  accountsPersonalData,
  membershipsPersonalData,
  liveEventsPersonalData,
  auditPersonalData,
  pageViewsPersonalData,
  restoreModePersonalData,
  siteSettingsPersonalData,
  factorsPersonalData,
  passkeysPersonalData,
  apiKeysPersonalData,
  connectedAppsPersonalData,
  connectedSignInsPersonalData,
  mailPreferencesPersonalData,
  pushSubscriptionsPersonalData,
  webhooksPersonalData,
  notificationsPersonalData,
  announcementsPersonalData,
  subscriptionsPersonalData,
  referralsPersonalData,
  credentialsPersonalData,
  ratingsPersonalData,
  photosPersonalData,
  consultantsPersonalData,
  reachPersonalData,
  directoryPersonalData,
  membersPersonalData,
  joiningPersonalData,
  projectsPersonalData,
  vettingPersonalData,
  serviceRequestsPersonalData,
  invitationsPersonalData,
  applicationsPersonalData,
  offersPersonalData,
  dealApprovalsPersonalData,
  completionsPersonalData,
  suppliersPersonalData,
  environmentAccessPersonalData,
  statementsPersonalData,
  milestonesPersonalData,
  timeSheetsPersonalData,
  referencesPersonalData,
  reviewsPersonalData,
  messagesPersonalData,
  mailRepliesPersonalData,
  callsPersonalData,
  answersPersonalData,
  shortlistsPersonalData,
  searchPersonalData,
  savedSearchesPersonalData,
  unansweredPersonalData,
  decisionsPersonalData,
  reportsPersonalData,
  dataExportsPersonalData,
  deletionsPersonalData,
  adminPersonalData,
];
