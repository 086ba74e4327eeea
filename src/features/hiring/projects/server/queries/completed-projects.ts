import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import { people } from '#features/identity/accounts/server/queries/people.ts';

const realProjects = (db: Db) =>
  db
    .selectFrom('projects as project')
    .innerJoin(people(db).as('client'), 'client.user_id', 'project.client_id')
    .where('client.is_demo', '=', false);

/** How many projects their clients have completed. Made-up people do not count. */
export async function countCompleted(db: Db): Promise<number> {
  const { n } = await realProjects(db)
    .select(sql<number>`count(*)::int`.as('n'))
    .where('project.status', '=', 'completed')
    .executeTakeFirstOrThrow();
  return n;
}

/** When each real project since then was posted, to be joined. */
export const openings = (db: Db, since: Date) =>
  realProjects(db)
    .select(['project.id', 'project.created_at'])
    .where('project.created_at', '>=', since);
