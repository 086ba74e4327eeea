import type { MailTemplate } from '#lib/mail/define-mail.ts';
import { accountApprovalMail } from './account-approval.tsx';
import { accountDecisionMail } from './account-decision.tsx';

/** Every mail about approvals, for the build to compile. */
export const approvalsMailTemplates: readonly MailTemplate[] = [
  accountApprovalMail,
  accountDecisionMail,
];
