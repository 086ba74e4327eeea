import type { MailTemplate } from '#lib/mail/define-mail.ts';
import { signInCodeMail } from './sign-in-code.tsx';

/** Every mail about factors, for the build to compile. */
export const factorsMailTemplates: readonly MailTemplate[] = [signInCodeMail];
