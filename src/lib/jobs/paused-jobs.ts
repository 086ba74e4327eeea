import type { PgBoss } from 'pg-boss';
import { z } from 'zod';
import { listJobDefinitions } from './job-definition.ts';
import { deadLetterQueue } from './job-queues.ts';

/** Jobs of one kind that wait while everything that goes out is held. */
export interface PausedJobs {
  /** Kind of job. */
  name: string;
  count: number;
  /** Of them: were being worked on when the backup was made, so their effect may have happened. */
  begun: number;
  oldest: Date;
  /** The data of the first few. */
  samples: Record<string, unknown>[];
}

const heldRow = z.object({
  name: z.string(),
  count: z.number(),
  begun: z.number(),
  oldest: z.date(),
  samples: z.array(z.looseObject({})),
});

const staying = (): string[] =>
  listJobDefinitions()
    .filter(({ staysInside }) => staysInside)
    .map(({ name }) => name);

const ofOurs = `state < 'completed' and name <> '${deadLetterQueue}' and name not like '\\_\\_pgboss%'`;

/** What would go out, or lead to it, by kind. */
export async function listPaused(boss: PgBoss): Promise<PausedJobs[]> {
  const { rows } = await boss.getDb().executeSql(
    `select name, count(*)::int as count, count(*) filter (where state <> 'created')::int as begun,
            min(created_on) as oldest,
            (array_agg(coalesce(data, '{}') order by created_on, id))[1:5] as samples
       from jobs.job where ${ofOurs} and not (name = any ($1)) group by name order by name`,
    [staying()],
  );
  return z.array(heldRow).parse(rows);
}

/** Removes the held jobs of a kind that were recorded before a time; answers how many. */
export async function dropPaused(boss: PgBoss, name: string, before: Date): Promise<number> {
  const { rows } = await boss.getDb().executeSql(
    `with dropped as (
       delete from jobs.job where ${ofOurs} and name = $1 and not (name = any ($2)) and created_on < $3 returning 1
     ) select count(*)::int as count from dropped`,
    [name, staying(), before],
  );
  return z.tuple([z.object({ count: z.number() })]).parse(rows)[0].count;
}
