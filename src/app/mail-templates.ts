import { dataExportsMailTemplates } from '#features/administration/data-exports/server/emails/templates.ts';
import { deletionsMailTemplates } from '#features/administration/deletions/server/emails/templates.ts';
import { referralsMailTemplates } from '#features/billing/referrals/server/emails/templates.ts';
import { subscriptionsMailTemplates } from '#features/billing/subscriptions/server/emails/templates.ts';
import { callsMailTemplates } from '#features/conversations/calls/server/emails/templates.ts';
import { messagesMailTemplates } from '#features/conversations/messages/server/emails/templates.ts';
import { answersMailTemplates } from '#features/conversations/pending-actions/server/emails/templates.ts';
import { applicationsMailTemplates } from '#features/hiring/applications/server/emails/templates.ts';
import { invitationsMailTemplates } from '#features/hiring/invitations/server/emails/templates.ts';
import { projectsMailTemplates } from '#features/hiring/projects/server/emails/templates.ts';
import { accountsMailTemplates } from '#features/identity/accounts/server/emails/templates.ts';
import { apiKeysMailTemplates } from '#features/identity/api-keys/server/emails/templates.ts';
import { impersonationsMailTemplates } from '#features/identity/impersonation/server/emails/templates.ts';
import { factorsMailTemplates } from '#features/identity/second-factors/server/emails/templates.ts';
import { approvalsMailTemplates } from '#features/moderation/approvals/server/emails/templates.ts';
import { reportsMailTemplates } from '#features/moderation/reports/server/emails/templates.ts';
import { serviceRequestsMailTemplates } from '#features/moderation/service-requests/server/emails/templates.ts';
import { vettingMailTemplates } from '#features/moderation/vetting/server/emails/templates.ts';
import { announcementsMailTemplates } from '#features/notifications/announcements/server/emails/templates.ts';
import { notificationsMailTemplates } from '#features/notifications/inbox/server/emails/templates.ts';
import { credentialsMailTemplates } from '#features/profiles/credentials/server/emails/templates.ts';
import { savedSearchesMailTemplates } from '#features/search/saved-searches/server/emails/templates.ts';
import { restoreModeMailTemplates } from '#features/site-operations/restore-mode/server/emails/templates.ts';
import { siteSettingsMailTemplates } from '#features/site-operations/site-settings/server/emails/templates.ts';
import type { MailTemplate } from '#lib/mail/define-mail.ts';

/** Every mail the product sends. */
export const mailTemplates: readonly MailTemplate[] = [
  ...accountsMailTemplates,
  ...factorsMailTemplates,
  ...impersonationsMailTemplates,
  ...projectsMailTemplates,
  ...invitationsMailTemplates,
  ...apiKeysMailTemplates,
  ...applicationsMailTemplates,
  ...messagesMailTemplates,
  ...callsMailTemplates,
  ...notificationsMailTemplates,
  ...answersMailTemplates,
  ...subscriptionsMailTemplates,
  ...referralsMailTemplates,
  ...approvalsMailTemplates,
  ...vettingMailTemplates,
  ...reportsMailTemplates,
  ...dataExportsMailTemplates,
  ...deletionsMailTemplates,
  ...serviceRequestsMailTemplates,
  ...credentialsMailTemplates,
  ...announcementsMailTemplates,
  ...restoreModeMailTemplates,
  ...siteSettingsMailTemplates,
  ...savedSearchesMailTemplates,
];
