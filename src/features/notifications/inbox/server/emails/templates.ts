import type { MailTemplate } from '#lib/mail/define-mail.ts';
import { notificationDigestMail } from './notification-digest.tsx';

export const notificationsMailTemplates: readonly MailTemplate[] = [notificationDigestMail];
