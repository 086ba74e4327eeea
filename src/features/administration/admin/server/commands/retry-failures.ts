import type { AdminViewer } from '#access/viewer.ts';
import type { Tx } from '#db/client.ts';
import { recordAudits } from '#features/platform/audit/server/commands.ts';
import type { FailedJob } from '#lib/jobs/failed-jobs.ts';
import type { JobQueue } from '#lib/jobs/job-queue.ts';

/** Lets these failures run again, and answers how many there were; those that are gone are skipped. */
export async function retryFailures(
  tx: Tx,
  jobs: Pick<JobQueue, 'tryAgain'>,
  admin: AdminViewer,
  failureIds: readonly string[],
): Promise<number> {
  const retried: FailedJob[] = [];
  // In one order for all: two admins who retry the same ones wait for each other, and for nothing else.
  for (const id of [...new Set(failureIds)].sort()) {
    const failure = await jobs.tryAgain(tx, id);
    if (failure) retried.push(failure);
  }
  await recordAudits(
    tx,
    retried.map(({ name, jobId }) => ({
      actor: admin,
      action: 'job-retried',
      subjectId: null,
      detail: { job: name, id: jobId },
    })),
  );
  return retried.length;
}
