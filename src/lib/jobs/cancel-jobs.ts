import type { PgBoss } from 'pg-boss';
import { z } from 'zod';

const cancelled = z.array(z.object({ data: z.unknown() }));

/** Removes those of these jobs that no worker has taken up; answers the data of each. */
export async function cancelJobs(
  db: ReturnType<PgBoss['getDb']>,
  name: string,
  ids: readonly string[],
): Promise<unknown[]> {
  const { rows } = await db.executeSql(
    `delete from jobs.job where name = $1 and id = any ($2::uuid[]) and state = 'created' returning data`,
    [name, ids],
  );
  return cancelled.parse(rows).map(({ data }) => data);
}
