import { sql } from 'kysely';
import type { CompanyId } from '#access/company.ts';
import type { Db } from '#db/client.ts';

/** How many projects a company has, and how many of them are open. */
export const countProjectsOf = (
  db: Db,
  companyId: CompanyId,
): Promise<{ all: number; open: number }> =>
  db
    .selectFrom('projects')
    .select([
      sql<number>`count(*)::int`.as('all'),
      sql<number>`count(*) filter (where status = 'open')::int`.as('open'),
    ])
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow();
