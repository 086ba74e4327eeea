import type { MailTemplate } from '#lib/mail/define-mail.ts';
import { unreadMessagesMail } from './unread-messages.tsx';

/** Every mail about conversations, for the build to compile. */
export const messagesMailTemplates: readonly MailTemplate[] = [unreadMessagesMail];
