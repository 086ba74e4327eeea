import { z } from 'zod';
import { defineMailReference } from '#lib/mail/define-mail-reference.ts';

/** To every admin: no backup was made when one was due. */
export const backupFailedForAdmins = defineMailReference(
  'backup-failed-for-admins',
  z.strictObject({ reason: z.string(), lastBackupOn: z.string().nullable() }),
);
