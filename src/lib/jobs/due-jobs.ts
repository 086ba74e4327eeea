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
