import type { CompanyId } from '#access/company.ts';

/** Everything that is recorded, and the words for it. An entry of another name is shown by that name. */
export const auditActions: Readonly<Record<string, string>> = {
  'account-approved': 'Approved an account',
  'account-refused': 'Refused an account',
  'approval-undone': 'Undid an approval',
  'approval-revoked': 'Took an approval back',
  'account-suspended': 'Suspended an account',
  'deletion-asked': 'Had an account deleted',
  'suspension-lifted': 'Lifted a suspension',
  'company-suspended': 'Suspended a company',
  'company-reinstated': 'Reinstated a company',
  'companies-merged': 'Merged two companies',
  'member-invited': 'Invited a colleague',
  'member-joined': 'Joined a company',
  'member-role-changed': 'Changed a colleague’s role',
  'ownership-transferred': 'Handed over ownership',
  'member-removed': 'Removed a colleague',
  'member-left': 'Left a company',
  'webhook-added': 'Added a webhook',
  'webhook-changed': 'Changed a webhook',
  'webhook-secret-rotated': 'Replaced the secret of a webhook',
  'webhook-removed': 'Removed a webhook',
  'bank-details-read': 'Read bank details',
  'question-asked': 'Asked a question',
  'claims-confirmed': 'Confirmed changed claims',
  'checklist-changed': 'Changed a checklist',
  'review-released': 'Released a held review',
  'review-removed': 'Removed a review',
  'review-redacted': 'Took words out of a review',
  'answer-redacted': 'Took words out of an answer to a review',
  'appeal-granted': 'Granted an appeal',
  'appeal-refused': 'Refused an appeal',
  'report-upheld': 'Upheld a report',
  'report-dismissed': 'Dismissed a report',
  'job-retried': 'Tried a failed job again',
  'account-created': 'Created an account',
  'admin-granted': 'Granted the admin role',
  'admin-revoked': 'Took the admin role away',
  'factors-removed': 'Removed lost second factors',
  'sessions-ended': 'Ended all sessions',
  'api-keys-revoked': 'Revoked all API keys of a user',
  'app-connected': 'Connected an app',
  'app-disconnected': 'Disconnected an app',
  'apps-disconnected': 'Disconnected all apps of a user',
  'passkeys-removed': 'Removed lost passkeys',
  'look-in-began': 'Began to impersonate a user',
  'look-in-ended': 'Stopped impersonating a user',
  'credential-verified': 'Verified a credential',
  'credential-rejected': 'Rejected a credential',
  'service-request-answered': 'Answered a service request',
  'mail-blast-started': 'Started an email blast',
  'mail-blast-paused': 'Paused an email blast',
  'mail-blast-resumed': 'Resumed an email blast',
  'mail-blast-cancelled': 'Cancelled an email blast',
  'mail-blast-repeated': 'Sent mails of a blast again',
  'mail-suppression-lifted': 'Let mails go to an address again',
  'site-claims-changed': 'Changed claims of the site',
  'site-currencies-changed': 'Changed currencies or rates',
  'site-senders-changed': 'Changed senders of mails',
  'site-agreements-changed': 'Changed what is offered for agreements',
  'users-exported': 'Exported users',
  'audit-log-exported': 'Exported the audit log',
};

/** What narrows the audit log. Days (`2026-11-22`) are counted in UTC; both belong to it. */
export interface AuditFilter {
  action?: string | undefined;
  /** The address of the user who did it, or to whom it was done. */
  person?: string | undefined;
  /** The company that the entries are about. */
  company?: CompanyId | undefined;
  from?: string | undefined;
  to?: string | undefined;
}
