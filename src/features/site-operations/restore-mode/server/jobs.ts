import { z } from 'zod';
import { defineJob } from '#lib/jobs/job-definition.ts';

/** A backup was due and was not made. */
export const backupFailed = defineJob({
  name: 'backup-failed',
  data: z.strictObject({ reason: z.string(), lastBackupAt: z.iso.datetime().nullable() }),
});
