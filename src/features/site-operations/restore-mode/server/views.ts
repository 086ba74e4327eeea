import type { HeldJobs } from '#lib/jobs/held-jobs.ts';
import type { HeldRestore } from './queries.ts';

/** A restore as admins read of it, with how much waits. */
export const viewHeldRestore = (
  { backupMadeAt, restoredAt }: HeldRestore,
  held: readonly HeldJobs[],
) => ({
  backupMadeAt: backupMadeAt.toISOString(),
  restoredAt: restoredAt.toISOString(),
  waiting: held.reduce((sum, { count }) => sum + count, 0),
});
