import { accountsMailTemplates } from '#features/accounts/server/emails/templates.ts';
import { answersMailTemplates } from '#features/answers/server/emails/templates.ts';
import { apiKeysMailTemplates } from '#features/api-keys/server/emails/templates.ts';
import { applicationsMailTemplates } from '#features/applications/server/emails/templates.ts';
import { approvalsMailTemplates } from '#features/approvals/server/emails/templates.ts';
import { callsMailTemplates } from '#features/calls/server/emails/templates.ts';
import { credentialsMailTemplates } from '#features/credentials/server/emails/templates.ts';
import { dataExportsMailTemplates } from '#features/data-exports/server/emails/templates.ts';
import { deletionsMailTemplates } from '#features/deletions/server/emails/templates.ts';
import { factorsMailTemplates } from '#features/factors/server/emails/templates.ts';
import { invitationsMailTemplates } from '#features/invitations/server/emails/templates.ts';
import { lookInsMailTemplates } from '#features/look-ins/server/emails/templates.ts';
import { mailBlastsMailTemplates } from '#features/mail-blasts/server/emails/templates.ts';
import { messagesMailTemplates } from '#features/messages/server/emails/templates.ts';
import { notificationsMailTemplates } from '#features/notifications/server/emails/templates.ts';
import { projectsMailTemplates } from '#features/projects/server/emails/templates.ts';
import { referralsMailTemplates } from '#features/referrals/server/emails/templates.ts';
import { reportsMailTemplates } from '#features/reports/server/emails/templates.ts';
import { restoresMailTemplates } from '#features/restores/server/emails/templates.ts';
import { savedSearchesMailTemplates } from '#features/saved-searches/server/emails/templates.ts';
import { serviceRequestsMailTemplates } from '#features/service-requests/server/emails/templates.ts';
import { siteSettingsMailTemplates } from '#features/site-settings/server/emails/templates.ts';
import { subscriptionsMailTemplates } from '#features/subscriptions/server/emails/templates.ts';
import { vettingMailTemplates } from '#features/vetting/server/emails/templates.ts';
import type { MailTemplate } from '#lib/mail/define-mail.ts';

/** Every mail the product sends. */
export const mailTemplates: readonly MailTemplate[] = [
  ...accountsMailTemplates,
  ...factorsMailTemplates,
  ...lookInsMailTemplates,
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
  ...mailBlastsMailTemplates,
  ...restoresMailTemplates,
  ...siteSettingsMailTemplates,
  ...savedSearchesMailTemplates,
];
