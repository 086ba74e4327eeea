import { Gauge, type Registry } from 'prom-client';
import type { JobQueue, QueueHealth } from '#lib/jobs/job-queue.ts';

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

/** Adds the queue to what /metrics reports. */
export function watchQueue(registry: Registry, jobs: JobQueue): void {
  const gauge = (name: string, help: string, read: () => number | Promise<number>) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.set(await read());
      },
    });
  gauge('direct365_failed_jobs', 'Jobs that failed for good and wait for the operator', () =>
    jobs.countFailed(),
  );
  gauge('direct365_jobs_oldest_due_seconds', 'How long the oldest job has been due', () =>
    jobs.secondsOldestIsDue(),
  );
  gauge(
    'direct365_jobs_silence_seconds',
    'Time since the database last answered the job queue of this node',
    () => jobs.health().secondsSinceAnswer ?? 0,
  );
  gauge('direct365_jobs_listening', 'Whether new jobs are announced to this node: 1 or 0', () =>
    Number(jobs.health().isListening),
  );
}
