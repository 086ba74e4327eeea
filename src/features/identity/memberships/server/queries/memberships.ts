import { type Expression, sql } from 'kysely';
import type { CompanyId, Membership } from '#access/company.ts';
import type { Db } from '#db/client.ts';

/*
 * Companies and their members, for statements of other features: what every proof of a client's rights begins with.
 */

/**
 * The company that the person `profile` of a statement acts for, to be joined laterally: the one they chose last, or
 * this one, which may be null.
 */
export const actingCompany = (db: Db, companyId: Expression<string | null> = sql`null::uuid`) =>
  db
    .selectFrom('company_members as member')
    .innerJoin('companies as company', 'company.id', 'member.company_id')
    .select([
      sql<Membership>`json_build_object(
        'companyId', company.id, 'companyName', company.name, 'role', member.role,
        'isSuspended', company.suspended_at is not null
      )`.as('membership'),
      'company.approved_at',
      'company.refused_at',
      'company.suspended_at',
    ])
    .where(sql<boolean>`member.user_id = profile.user_id`)
    .where(sql<boolean>`member.company_id = coalesce(${companyId}, member.company_id)`)
    .orderBy('member.chosen_at', 'desc')
    .orderBy('member.company_id')
    .limit(1);

/**
 * When the client `profiles` of a statement was approved: with the first of their companies that was, and is not
 * suspended.
 */
export const approvedWithCompany = (db: Db) =>
  db
    .selectFrom('company_members as member')
    .innerJoin('companies as company', 'company.id', 'member.company_id')
    .select(({ fn }) => fn.min('company.approved_at').as('approved_at'))
    .where(sql<boolean>`member.user_id = profiles.user_id`)
    .where('company.suspended_at', 'is', null);

/** Whether the person `profile` of a statement owns a company that is not approved, with which they are decided. */
export const ownsUnapprovedCompany = (db: Db) =>
  db
    .selectFrom('company_members as member')
    .innerJoin('companies as company', 'company.id', 'member.company_id')
    .select('member.company_id')
    .where(sql<boolean>`member.user_id = profile.user_id`)
    .where('member.role', '=', 'owner')
    .where('company.approved_at', 'is', null);

/** Companies, to be joined. */
export const companies = (db: Db) =>
  db
    .selectFrom('companies')
    .select([
      'companies.id',
      'companies.name',
      'companies.approval_above_usd',
      'companies.is_demo',
    ]);

/** Companies that are approved, and neither suspended nor closed, to be joined. */
export const openCompanies = (db: Db) =>
  companies(db)
    .where('companies.approved_at', 'is not', null)
    .where('companies.suspended_at', 'is', null)
    .where('companies.closed_at', 'is', null);

/** Whether the person `profile` of a statement is a member of an approved company. */
export const isApprovedWithCompany = sql<boolean>`exists (
  select from company_members as member join companies as company on company.id = member.company_id
   where member.user_id = profile.user_id and company.approved_at is not null)`;

/** The ids of all suspended companies, for a statement that excludes what is theirs: they are few. */
export const suspendedCompanies = (db: Db) =>
  db
    .selectFrom('companies')
    .select('companies.id')
    .where('companies.suspended_at', 'is not', null)
    .$narrowType<{ id: CompanyId }>();

/** The people who can act for suspended companies alone, for a statement that excludes them: they are few. */
export const membersOfSuspendedAlone = (db: Db) =>
  db
    .selectFrom('company_members as shut_out')
    .innerJoin('companies as closed', 'closed.id', 'shut_out.company_id')
    .select('shut_out.user_id')
    .where('closed.suspended_at', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('company_members as another')
            .innerJoin('companies as open', 'open.id', 'another.company_id')
            .select('another.company_id')
            .whereRef('another.user_id', '=', 'shut_out.user_id')
            .where('open.suspended_at', 'is', null),
        ),
      ),
    );
