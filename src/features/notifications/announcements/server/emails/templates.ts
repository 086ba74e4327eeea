import type { MailTemplate } from '#lib/mail/define-mail.ts';
import { announcementMail } from './announcement.tsx';

/** The mail of a blast, for the build to compile. */
export const announcementsMailTemplates: readonly MailTemplate[] = [announcementMail];
