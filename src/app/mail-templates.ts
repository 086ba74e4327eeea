import { applicationsMailTemplates } from '#features/applications/server/emails/templates.ts';
import type { MailTemplate } from '#lib/mail/define-mail.ts';

/** Every mail the product sends. */
export const mailTemplates: readonly MailTemplate[] = [...applicationsMailTemplates];
