import { sql } from 'kysely';
import type { CompanyId } from '#access/company.ts';
import type { Db } from '#db/client.ts';
import { newestFirst } from '#db/newest-first.ts';
import { countThreadsOf } from '#features/conversations/messages/server/queries/threads-of-company.ts';
import { countDealsOf } from '#features/hiring/applications/server/queries/deals-of-company.ts';
import { countProjectsOf } from '#features/hiring/projects/server/queries/projects-of-company.ts';
import {
  companiesCalled,
  type ListedCompanyRow,
  selectListedCompanies,
} from '#features/identity/memberships/server/queries/listed-companies.ts';
import {
  companyMembers,
  listMembers,
} from '#features/identity/memberships/server/queries/members.ts';
import { type PageRequest, toPage } from '#lib/api/cursor.ts';
import type { Page } from '#lib/api/pagination.ts';
import type { CompanyFilter } from '../../rules/company-list.ts';

/** `companyStateOf` as a column. */
const stateNow = sql<string>`case
  when company.closed_at is not null then 'closed'
  when company.suspended_at is not null then 'suspended'
  when company.approved_at is not null then 'approved'
  when company.refused_at is not null then 'refused'
  else 'pending' end`;

/** Companies, the newest first: found by what they are called, or by the address of a member. */
export async function listCompanies(
  db: Db,
  { text, state }: CompanyFilter,
  page: PageRequest,
): Promise<Page<ListedCompanyRow>> {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  const withMember = companyMembers(db)
    .innerJoin('user_entries as entry', 'entry.user_id', 'company_members.user_id')
    .clearSelect()
    .select('company_members.company_id as id')
    // The index has all that a user is found by; the address is one part of it.
    .where(sql<boolean>`plain_letters(entry.words) like plain_letters(${pattern})`)
    .where(sql<boolean>`entry.email like lower(${pattern})`);
  const rows = await selectListedCompanies(db)
    .$if(text !== '', (query) =>
      query.where('company.id', 'in', companiesCalled(db, pattern).union(withMember)),
    )
    .$if(state !== undefined, (query) => query.where(stateNow, '=', state ?? ''))
    .$call((query) =>
      newestFirst(query, page, { createdAt: 'company.created_at', id: 'company.id' }),
    )
    .execute();
  return toPage(rows, page.limit, ({ createdAt, companyId }) => ({ createdAt, id: companyId }));
}

/** One company with its members and the counts of what hangs on it; null when there is none. */
export async function findCompanyPage(db: Db, companyId: CompanyId) {
  const company = await selectListedCompanies(db)
    .where('company.id', '=', companyId)
    .executeTakeFirst();
  if (!company) return null;
  const [members, projects, deals, threads] = await Promise.all([
    listMembers(db, companyId),
    countProjectsOf(db, companyId),
    countDealsOf(db, companyId),
    countThreadsOf(db, companyId),
  ]);
  return {
    company,
    members,
    counts: { projects: projects.all, openProjects: projects.open, deals, threads },
  };
}

export type CompanyPage = NonNullable<Awaited<ReturnType<typeof findCompanyPage>>>;
