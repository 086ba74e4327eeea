import type { MailTemplate } from '#lib/mail/define-mail.ts';
import { reportAnsweredMail } from './report-answered.tsx';
import { reportForAdminsMail } from './report-for-admins.tsx';
import { reportedFindingMail } from './reported-finding.tsx';

/** Every mail about reports, for the build to compile. */
export const reportsMailTemplates: readonly MailTemplate[] = [
  reportForAdminsMail,
  reportAnsweredMail,
  reportedFindingMail,
];
