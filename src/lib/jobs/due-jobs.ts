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
