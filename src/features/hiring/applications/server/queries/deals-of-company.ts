import { sql } from 'kysely';
import type { CompanyId } from '#access/company.ts';
import type { Db } from '#db/client.ts';
import { applicationsBetween } from './ties.ts';

/** How many applications a company has accepted. */
export async function countDealsOf(db: Db, companyId: CompanyId): Promise<number> {
  const { n } = await applicationsBetween(db)
    .clearSelect()
    .select(sql<number>`count(*)::int`.as('n'))
    .where('project.company_id', '=', companyId)
    .where('applications.status', '=', 'accepted')
    .executeTakeFirstOrThrow();
  return n;
}
