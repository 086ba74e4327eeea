import type { MailTemplate } from '#lib/mail/define-mail.ts';
import { answersOwedMail } from './answers-owed.tsx';

/** The mail about answers that are owed. */
export const answersMailTemplates: readonly MailTemplate[] = [answersOwedMail];
