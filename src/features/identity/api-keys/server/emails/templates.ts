import type { MailTemplate } from '#lib/mail/define-mail.ts';
import { apiKeyEndingMail } from './api-key-ending.tsx';

/** Every mail about API keys, for the build to compile. */
export const apiKeysMailTemplates: readonly MailTemplate[] = [apiKeyEndingMail];
