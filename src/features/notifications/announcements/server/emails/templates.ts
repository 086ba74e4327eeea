import type { MailTemplate } from '#lib/mail/define-mail.ts';
import { mailBlastMail } from './mail-blast.tsx';

/** The mail of a blast, for the build to compile. */
export const mailBlastsMailTemplates: readonly MailTemplate[] = [mailBlastMail];
