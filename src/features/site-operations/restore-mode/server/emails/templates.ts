import type { MailTemplate } from '#lib/mail/define-mail.ts';
import { backupFailedForAdminsMail } from './backup-failed-for-admins.tsx';

/** Every mail about backups, for the build to compile. */
export const restoreModeMailTemplates: readonly MailTemplate[] = [backupFailedForAdminsMail];
