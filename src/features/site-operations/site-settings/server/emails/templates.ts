import type { MailTemplate } from '#lib/mail/define-mail.ts';
import { senderTestMail } from './sender-test.tsx';

/** Every mail of the site's settings, for the build to compile. */
export const siteSettingsMailTemplates: readonly MailTemplate[] = [senderTestMail];
