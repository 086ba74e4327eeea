import { Gauge, type Registry } from 'prom-client';
import type { JobQueue, QueueHealth } from '#lib/jobs/job-queue.ts';
import { askedOnce } from './readiness.ts';

/** Workers look for jobs every ten seconds at least, each statement ends after ten: later, none gets through. */
const longestSilenceSeconds = 30;

/** Why this node works on no background jobs although it should; null when it does. */
export function findQueueObstacle({ isWorking, secondsSinceAnswer }: QueueHealth): string | null {
  const isSilent = (secondsSinceAnswer ?? 0) > longestSilenceSeconds;
  return isWorking && isSilent ? 'background jobs do not reach the database' : null;
}

/** What of the queue does not work, and is no reason to take the node away. */
export function listQueueLimits({ isWorking, isListening }: QueueHealth): string[] {
  return isWorking && !isListening
    ? ['background jobs, mails among them, may wait ten seconds']
    : [];
}

/**
 * Adds the queue to what /metrics reports. Figures that only the database knows are left out while it does not answer:
 * the others must not wait for it.
 */
export function watchQueue(registry: Registry, jobs: JobQueue): void {
  const gauge = (name: string, help: string, read: () => Promise<number | undefined>) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        const figure = await read();
        if (figure === undefined) this.remove();
        else this.set(figure);
      },
    });
  const askDatabase = askedOnce<{ failed: number; oldest: number } | undefined>(
    () =>
      Promise.all([jobs.countFailed(), jobs.secondsOldestIsDue()]).then(
        ([failed, oldest]) => ({ failed, oldest }),
        () => undefined,
      ),
    undefined,
  );
  gauge(
    'direct365_failed_jobs',
    'Jobs that failed for good and wait for the operator',
    async () => (await askDatabase())?.failed,
  );
  gauge(
    'direct365_jobs_oldest_due_seconds',
    'How long the oldest job has been due',
    async () => (await askDatabase())?.oldest,
  );
  gauge(
    'direct365_jobs_unknown',
    'Whether the database did not say in time how the jobs are: 1 or 0',
    async () => Number((await askDatabase()) === undefined),
  );
  gauge(
    'direct365_jobs_silence_seconds',
    'Time since the database last answered the job queue of this node',
    async () => jobs.health().secondsSinceAnswer ?? 0,
  );
  gauge(
    'direct365_jobs_listening',
    'Whether new jobs are announced to this node: 1 or 0',
    async () => Number(jobs.health().isListening),
  );
}
