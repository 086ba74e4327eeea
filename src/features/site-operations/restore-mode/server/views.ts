import type { PausedJobs } from '#lib/jobs/paused-jobs.ts';
import type { PausedRestore } from './queries.ts';

/** A restore as admins read of it, with how much waits. */
export const viewPausedRestore = (
  { backupMadeAt, restoredAt }: PausedRestore,
  held: readonly PausedJobs[],
) => ({
  backupMadeAt: backupMadeAt.toISOString(),
  restoredAt: restoredAt.toISOString(),
  waiting: held.reduce((sum, { count }) => sum + count, 0),
});
