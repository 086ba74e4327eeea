import type { PgBoss } from 'pg-boss';
import { z } from 'zod';

/** What has become of a job. */
export const jobProgress = ['waiting', 'trying-again', 'running', 'done', 'failed'] as const;
export type JobProgress = (typeof jobProgress)[number];

/** A job as those look at it who ask what became of it. */
export interface FoundJob {
  id: string;
  data: Record<string, unknown>;
  progress: JobProgress;
  /** Tries that failed. */
  failures: number;
  /** Of the last try that failed. */
  lastError: string | null;
  createdAt: Date;
  /** When it was done, or failed for good. */
  endedAt: Date | null;
  /** When it is tried next, while it waits. */
  dueAt: Date;
}

const progressOf: Record<string, JobProgress> = {
  created: 'waiting',
  retry: 'trying-again',
  active: 'running',
  completed: 'done',
  cancelled: 'failed',
  failed: 'failed',
};

const jobRow = z
  .object({
    id: z.string(),
    data: z.looseObject({}),
    state: z.string(),
    retry_count: z.number(),
    output: z.object({ message: z.string() }).nullable().catch(null),
    created_on: z.date(),
    completed_on: z.date().nullable(),
    start_after: z.date(),
  })
  .transform((row): FoundJob => {
    const progress = progressOf[row.state] ?? 'waiting';
    return {
      id: row.id,
      data: row.data,
      progress,
      failures: row.retry_count + (progress === 'failed' ? 1 : 0),
      lastError: progress === 'done' ? null : (row.output?.message ?? null),
      createdAt: row.created_on,
      endedAt: row.completed_on,
      dueAt: row.start_after,
    };
  });

/**
 * The newest jobs of a kind whose data contain this. Reads all jobs of the kind that are still kept (done ones for a
 * week): for looking into one case, not for pages of all users.
 */
export async function findJobs(
  boss: PgBoss,
  { name, contains, limit }: { name: string; contains: object; limit: number },
): Promise<FoundJob[]> {
  const { rows } = await boss.getDb().executeSql(
    `select id, data, state::text, retry_count, output, created_on, completed_on, start_after
       from jobs.job where name = $1 and data @> $2::jsonb
      order by created_on desc, id limit $3`,
    [name, JSON.stringify(contains), limit],
  );
  return z.array(jobRow).parse(rows);
}
