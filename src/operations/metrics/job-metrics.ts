import { Counter, Gauge, type Registry } from 'prom-client';
import { askedOnce } from '#http/edge/readiness.ts';
import type { JobQueue } from '#lib/jobs/job-queue.ts';
import { mailRequested } from '#lib/mail/mailer.ts';

/** What only the database knows of the queue, and knows at once. */
async function askFigures(jobs: JobQueue, isHeld: () => Promise<boolean>) {
  const [failed, oldest] = await Promise.all([jobs.countFailed(), jobs.secondsOldestIsDue()]);
  const [retried, mails] = await Promise.all([jobs.listRetried(), jobs.countUndone(mailRequested)]);
  // Paused mails wait for the operator, who knows of it.
  return { failed, oldest, retried, mails: (await isHeld()) ? 0 : mails.seconds };
}

/**
 * What it has to count every job for that is under way: with very many, no answer comes in time, and the others must
 * not miss theirs.
 */
async function askKinds(jobs: JobQueue) {
  return { counts: await jobs.count(), due: await jobs.listDue() };
}

/**
 * Adds the queue to what /metrics reports. Figures that only the database knows are left out while it does not answer:
 * the others must not wait for it. `isHeld` returns whether outgoing calls are paused since a restore.
 */
export function watchQueue(
  registry: Registry,
  jobs: JobQueue,
  isHeld: () => Promise<boolean>,
): void {
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
  const ask = askedOnce<Awaited<ReturnType<typeof askFigures>> | undefined>(
    () => askFigures(jobs, isHeld).catch(() => undefined),
    undefined,
  );
  const askByKind = askedOnce<Awaited<ReturnType<typeof askKinds>> | undefined>(
    // One after the other: the connections of the queue are few, and its workers need them.
    async () => {
      await ask();
      return askKinds(jobs).catch(() => undefined);
    },
    undefined,
  );
  gauge(
    'direct365_failed_jobs',
    'Jobs that failed permanently and wait for the operator',
    async () => (await ask())?.failed,
  );
  gauge(
    'direct365_jobs_oldest_due_seconds',
    'How long the oldest job has been due',
    async () => (await ask())?.oldest,
  );
  gauge(
    'direct365_mails_oldest_undelivered_seconds',
    'How long the oldest mail has been due that the mail server has not taken; 0 while what goes out is held',
    async () => (await ask())?.mails,
  );
  gauge(
    'direct365_jobs_unknown',
    'Whether the database did not say in time how the jobs are: 1 or 0',
    async () => Number((await ask()) === undefined),
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
  new Gauge({
    name: 'direct365_jobs',
    help: 'Jobs under way over all nodes, by kind and state',
    labelNames: ['kind', 'state'] as const,
    registers: [registry],
    async collect() {
      this.reset();
      for (const { name: kind, waiting, tryingAgain, running } of (await askByKind())?.counts ??
        []) {
        this.set({ kind, state: 'waiting' }, waiting);
        this.set({ kind, state: 'trying_again' }, tryingAgain);
        this.set({ kind, state: 'running' }, running);
      }
    },
  });
  new Gauge({
    name: 'direct365_job_due_seconds',
    help: 'How long the oldest job of a kind has been due',
    labelNames: ['kind'] as const,
    registers: [registry],
    async collect() {
      this.reset();
      for (const { kind, seconds } of (await askByKind())?.due ?? []) this.set({ kind }, seconds);
    },
  });
  new Gauge({
    name: 'direct365_job_retry_seconds',
    help: 'Since when the oldest job of a kind was to be done that has failed and waits for another try',
    labelNames: ['kind'] as const,
    registers: [registry],
    async collect() {
      this.reset();
      for (const { kind, seconds } of (await ask())?.retried ?? []) this.set({ kind }, seconds);
    },
  });
  new Counter({
    name: 'direct365_job_runs_total',
    help: 'Runs of jobs on this node, by kind and by how they ended',
    labelNames: ['kind', 'outcome'] as const,
    registers: [registry],
    collect() {
      this.reset();
      for (const { kind, outcome, count } of jobs.outcomes()) this.inc({ kind, outcome }, count);
    },
  });
}
