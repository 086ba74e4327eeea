import type { PgBoss } from 'pg-boss';
import { z } from 'zod';
import { deadLetterQueue } from './job-queues.ts';

/** What tells whose a job is. */
export interface JobTraces {
  /** Of the person: jobs about them go, done or not. */
  userId: string;
  /** Mails to it go, done or not. */
  address: string;
  /** Names and ids of what is theirs: jobs that are over go when their data or outcome has one of them. */
  mentions: readonly string[];
}

/**
 * Removes what the queue keeps of a user: what waits for them or about them, and the records of what is over. A mail
 * that waits for another user stays.
 */
export async function forgetJobs(
  db: ReturnType<PgBoss['getDb']>,
  { userId, address, mentions }: JobTraces,
): Promise<void> {
  const words = [userId, address, ...mentions].map((text) => JSON.stringify(text).slice(1, -1));
  await db.executeSql(
    `delete from jobs.job
      where data @> $1 or lower(data #>> '{to,address}') = $2
         or ((state >= 'completed' or name = '${deadLetterQueue}')
             and exists (select from unnest($3::text[]) as word
                          where strpos(lower(concat(data::text, output::text, source_output::text)), lower(word)) > 0))`,
    [JSON.stringify({ userId }), address, words.filter((word) => word.length > 2)],
  );
}

const counted = z.tuple([z.object({ count: z.number() })]);

/** Whether this job waits, runs, or is tried again. */
export async function isUnderWay(db: ReturnType<PgBoss['getDb']>, id: string): Promise<boolean> {
  const { rows } = await db.executeSql(
    `select count(*)::int as count from jobs.job
      where id = $1 and state < 'completed' and name <> '${deadLetterQueue}'`,
    [id],
  );
  return counted.parse(rows)[0].count > 0;
}
