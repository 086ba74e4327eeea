import type { PgBoss } from 'pg-boss';
import { z } from 'zod';
import { deadLetterQueue } from './job-queues.ts';

/** Seconds that the oldest job of ours has been due and not taken up; 0 when none is due. */
export async function secondsOldestIsDue(boss: Pick<PgBoss, 'getDb'>): Promise<number> {
  // `state < 'active'` is how the queue's own index says that a job waits.
  const { rows } = await boss.getDb().executeSql(
    `select coalesce(extract(epoch from now() - min(start_after)), 0)::float as seconds from jobs.job
      where state < 'active' and start_after < now() and not blocked
        and name <> $1 and name not like '\\_\\_pgboss%'`,
    [deadLetterQueue],
  );
  return z.tuple([z.object({ seconds: z.number() })]).parse(rows)[0].seconds;
}

/** A kind of job of which some are due. */
export interface DueJobs {
  kind: string;
  /** How long the oldest has been due. */
  seconds: number;
}

const dueRows = z.array(z.object({ kind: z.string(), seconds: z.number() }));

/** The kinds of which jobs are due and not taken up, and for how long the oldest of each has been. */
export async function listDue(boss: Pick<PgBoss, 'getDb'>): Promise<DueJobs[]> {
  const { rows } = await boss.getDb().executeSql(
    `select name as kind, extract(epoch from now() - min(start_after))::float as seconds from jobs.job
      where state < 'active' and start_after < now() and not blocked
        and name <> $1 and name not like '\\_\\_pgboss%'
      group by name order by name`,
    [deadLetterQueue],
  );
  return dueRows.parse(rows);
}

/**
 * When a job was to be done first: a retry moves `start_after`, and a job that was recorded for later is not late
 * before that. The queue keeps until when it stores the job, which was counted from there.
 */
const firstDue = `greatest(job.created_on, job.keep_until - queue.retention_seconds * interval '1 second')`;

/** The kinds of which jobs have failed and wait for another try, and since when the oldest of each was to be done. */
export async function listRetried(boss: Pick<PgBoss, 'getDb'>): Promise<DueJobs[]> {
  const { rows } = await boss.getDb().executeSql(
    `select job.name as kind, greatest(0, extract(epoch from now() - min(${firstDue})))::float as seconds
       from jobs.job as job join jobs.queue as queue on queue.name = job.name
      where job.state = 'retry' and job.state < 'active'
        and job.name <> $1 and job.name not like '\\_\\_pgboss%'
      group by job.name order by job.name`,
    [deadLetterQueue],
  );
  return dueRows.parse(rows);
}

/** Jobs of one kind that were to be done and are not. */
export interface UndoneJobs {
  count: number;
  /** Since when the oldest was to be done, in seconds; 0 when there is none. */
  seconds: number;
}

const undoneRow = z.object({ count: z.number(), seconds: z.number() });

/** The jobs of this kind that are due, running, or wait for another try. */
export async function countUndone(
  boss: Pick<PgBoss, 'getDb'>,
  { name }: { name: string },
): Promise<UndoneJobs> {
  const { rows } = await boss.getDb().executeSql(
    `select count(*)::int as count,
            greatest(0, coalesce(extract(epoch from now() - min(${firstDue})), 0))::float as seconds
       from jobs.job as job join jobs.queue as queue on queue.name = job.name
      where job.name = $1
        and (job.state in ('retry', 'active') or (job.state = 'created' and job.start_after <= now()))`,
    [name],
  );
  return z.tuple([undoneRow]).parse(rows)[0];
}
