import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import { selectPeople } from './people.ts';

/**
 * The percentage, rounded down, of the approved consultants whose whole checklist was checked at their approval.
 * Approvals of which that is not known count as unchecked. Made-up people do not count.
 */
export function measureCheckedConsultants(
  db: Db,
): Promise<{ cases: number; percentage: number | null }> {
  return selectPeople(db)
    .select([
      sql<number>`count(*)::int`.as('cases'),
      sql<number | null>`
        floor(100.0 * count(*) filter (where profile.approved_fully_checked) / nullif(count(*), 0))::int
      `.as('percentage'),
    ])
    .where('profile.user_type', '=', 'consultant')
    .where('profile.approved_at', 'is not', null)
    .where('profile.is_demo', '=', false)
    .executeTakeFirstOrThrow();
}
