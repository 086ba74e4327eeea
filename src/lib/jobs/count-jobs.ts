import type { PgBoss } from 'pg-boss';
import { z } from 'zod';
import { deadLetterQueue } from './job-queues.ts';

/** How many jobs of one kind are under way. */
export interface JobCount {
  name: string;
  /** Due, or for later. */
  waiting: number;
  /** Failed at least once, and to be tried again. */
  tryingAgain: number;
  running: number;
}

const countRow = z.object({
  name: z.string(),
  waiting: z.number(),
  tryingAgain: z.number(),
  running: z.number(),
});

/** The kinds of jobs of which some are under way, in the order of their names. */
export async function countJobs(boss: Pick<PgBoss, 'getDb'>): Promise<JobCount[]> {
  const { rows } = await boss.getDb().executeSql(
    `select name,
        count(*) filter (where state = 'created')::int as waiting,
        count(*) filter (where state = 'retry')::int as "tryingAgain",
        count(*) filter (where state = 'active')::int as running
       from jobs.job
      where state in ('created', 'retry', 'active')
        and name <> $1 and name not like '\\_\\_pgboss%'
      group by name order by name`,
    [deadLetterQueue],
  );
  return z.array(countRow).parse(rows);
}
