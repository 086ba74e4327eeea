import { sql } from 'kysely';
import type { CompanyId } from '#access/company.ts';
import type { Db } from '#db/client.ts';

/** How many conversations a company has. */
export async function countThreadsOf(db: Db, companyId: CompanyId): Promise<number> {
  const { n } = await db
    .selectFrom('threads')
    .select(sql<number>`count(*)::int`.as('n'))
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow();
  return n;
}
