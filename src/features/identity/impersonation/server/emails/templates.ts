import type { MailTemplate } from '#lib/mail/define-mail.ts';
import { lookedInMail } from './looked-in.tsx';

/** Every mail about impersonation, for the build to compile. */
export const impersonationsMailTemplates: readonly MailTemplate[] = [lookedInMail];
