import type { MailTemplate } from '#lib/mail/define-mail.ts';
import { accountAnswerMail } from './account-answer.tsx';
import { accountQuestionMail } from './account-question.tsx';

/** Every mail about questions, for the build to compile. */
export const vettingMailTemplates: readonly MailTemplate[] = [
  accountQuestionMail,
  accountAnswerMail,
];
