import type { PgBoss } from 'pg-boss';
import { z } from 'zod';
import { deadLetterQueue } from './job-queues.ts';

/** A job that failed for good and waits for the operator. */
export interface FailedJob {
  /** Names this failure; give it to `tryAgain`. */
  id: string;
  /** Kind of job. */
  name: string;
  /** Id of the job itself. */
  jobId: string;
  data: Record<string, unknown>;
  attempts: number;
  lastError: string;
  failedAt: Date;
}

const failedRow = z
  .object({
    id: z.string(),
    source_name: z.string(),
    source_id: z.string(),
    data: z.looseObject({}),
    source_retry_count: z.number(),
    source_output: z.object({ message: z.string() }).catch({ message: 'unknown' }),
    created_on: z.date(),
  })
  .transform(
    (row): FailedJob => ({
      id: row.id,
      name: row.source_name,
      jobId: row.source_id,
      data: row.data,
      attempts: row.source_retry_count + 1,
      lastError: row.source_output.message,
      failedAt: row.created_on,
    }),
  );

const failures = `from jobs.job where name = '${deadLetterQueue}' and state = 'created'`;

/** How many jobs failed for good and wait for the operator. */
export async function countFailed(boss: Pick<PgBoss, 'getDb'>): Promise<number> {
  const { rows } = await boss.getDb().executeSql(`select count(*)::int as count ${failures}`);
  return z.tuple([z.object({ count: z.number() })]).parse(rows)[0].count;
}

/** The jobs that failed for good, newest first. */
export async function listFailed(boss: PgBoss, limit: number): Promise<FailedJob[]> {
  const { rows } = await boss.getDb().executeSql(
    `select id, source_name, source_id, data, source_retry_count, source_output, created_on
     ${failures} order by created_on desc, id limit $1`,
    [limit],
  );
  return z.array(failedRow).parse(rows);
}

/**
 * Lets a failed job run again under its own id, so that what it did before is not done twice. Answers it, or null when
 * there is no such failure. With the database of a transaction it happens when that commits.
 */
export async function tryAgain(
  boss: PgBoss,
  id: string,
  db: ReturnType<PgBoss['getDb']> = boss.getDb(),
): Promise<FailedJob | null> {
  if (!z.uuid().safeParse(id).success) return null;
  const { rows } = await db.executeSql(
    `select id, source_name, source_id, data, source_retry_count, source_output, created_on
     ${failures} and id = $1 for update`,
    [id],
  );
  const [failed] = z.array(failedRow).parse(rows);
  if (!failed) return null;
  await boss.retry(failed.name, failed.jobId, { db });
  // Its record may have been cleaned away meanwhile; where it is still there, this adds nothing.
  await boss.insert(failed.name, [{ id: failed.jobId, data: failed.data }], { db });
  // A retry is told to no worker: without this it would wait for the next look, ten seconds at most.
  await boss.update(failed.name, undefined, { id: failed.jobId, startAfter: 0, db });
  await boss.deleteJob(deadLetterQueue, id, { db });
  return failed;
}
