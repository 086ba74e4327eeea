import type { PgBoss, Queue } from 'pg-boss';
import type { JobDefinition } from './job-definition.ts';

/** Where jobs end that failed for good, with the job they were and their last error. */
export const deadLetterQueue = 'dead-letters';

const day = 24 * 60 * 60;

/**
 * A node that stops or dies in the middle of a job costs that job a try. Those tries come from this
 * allowance, so that restarts never use up the tries meant for failures.
 */
export const interruptionAllowance = 20;

const waiting = {
  // A job that could not run (no worker, long outage) stays for a quarter of a year, not two weeks.
  retentionSeconds: 90 * day,
  // A finished job stays this long, and for as long its id keeps a repeated enqueue from doubling it.
  deleteAfterSeconds: 7 * day,
};

const settingsOf = (definition: JobDefinition) => ({
  ...waiting,
  retryLimit: definition.retry.limit + interruptionAllowance,
  retryDelay: definition.retry.delaySeconds,
  retryDelayMax: definition.retry.maxDelaySeconds,
  retryBackoff: true,
  expireInSeconds: definition.expireSeconds,
  // A job whose node was killed, or was cut off from the database, is taken up within about half a minute.
  heartbeatSeconds: 15,
  notify: true,
  deadLetter: deadLetterQueue,
});

async function prepareQueue(
  boss: PgBoss,
  existing: Queue | undefined,
  name: string,
  settings: Omit<Queue, 'name' | 'policy' | 'partition'>,
): Promise<void> {
  if (!existing) return boss.createQueue(name, settings);
  const current = new Map<string, unknown>(Object.entries(existing));
  const changed = Object.entries(settings).some(([key, value]) => current.get(key) !== value);
  if (changed) await boss.updateQueue(name, settings);
}

/** Creates the queues that are missing and brings the others to their definitions. */
export async function prepareQueues(boss: PgBoss, definitions: JobDefinition[]): Promise<void> {
  const existing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  await prepareQueue(boss, existing.get(deadLetterQueue), deadLetterQueue, {
    ...waiting,
    retentionSeconds: 365 * day,
  });
  for (const definition of definitions) {
    await prepareQueue(
      boss,
      existing.get(definition.name),
      definition.name,
      settingsOf(definition),
    );
  }
}
