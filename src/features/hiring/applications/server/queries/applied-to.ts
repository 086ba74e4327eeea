import { sql } from 'kysely';
import type { UserId } from '#access/user.ts';
import type { Db } from '#db/client.ts';

/** Of these projects those that a consultant has ever applied to, whatever became of it. */
export async function listAppliedTo(
  db: Db,
  consultantId: UserId,
  projectIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('applications')
    .select('project_id')
    .where('consultant_id', '=', consultantId)
    .where(sql<boolean>`project_id = any (${projectIds}::uuid[])`)
    .execute();
  return new Set(rows.map(({ project_id }) => project_id));
}
