import { sql } from 'kysely';
import type { CompanyId, MemberRole } from '#access/company.ts';
import type { UserId } from '#access/user.ts';
import type { CompanySize } from '#catalogue/enumerations/company.ts';
import type { Country } from '#catalogue/enumerations/places.ts';
import type { Db } from '#db/client.ts';

type CompanyKinds = { companyId: CompanyId; country: Country | null; size: CompanySize | null };

/** What a company says of itself. Throws when there is none. */
export const getCompany = (db: Db, companyId: CompanyId) =>
  db
    .selectFrom('companies')
    .select([
      'id as companyId',
      'name',
      'legal_name as legalName',
      'country',
      'registration_number as registrationNumber',
      'vat_id as vatId',
      'website',
      'size',
      'approval_above_usd as approvalAboveUsd',
    ])
    .where('id', '=', companyId)
    .$narrowType<CompanyKinds>()
    .executeTakeFirstOrThrow();

export type CompanyRow = Awaited<ReturnType<typeof getCompany>>;

/** The companies that this person is a member of, the one they act for first. */
export const listCompaniesOf = (db: Db, userId: UserId) =>
  db
    .selectFrom('company_members as member')
    .innerJoin('companies as company', 'company.id', 'member.company_id')
    .select([
      'company.id as companyId',
      'company.name',
      'member.role',
      sql<boolean>`company.suspended_at is not null`.as('isSuspended'),
    ])
    .where('member.user_id', '=', userId)
    .orderBy('member.chosen_at', 'desc')
    .orderBy('member.company_id')
    .$narrowType<{ companyId: CompanyId; role: MemberRole }>()
    .execute();

/** What admins have decided about a company, and when. */
const decisions = [
  'approved_at as approvedAt',
  'refused_at as refusedAt',
  'refusal_reason as refusalReason',
  'suspended_at as suspendedAt',
  'suspension_reason as suspensionReason',
  'closed_at as closedAt',
] as const;

/** A company with what admins have decided about it; null when there is none. */
export const findDecidedCompany = async (db: Db, companyId: CompanyId) =>
  (await db
    .selectFrom('companies')
    .select(['name', ...decisions])
    .where('id', '=', companyId)
    .executeTakeFirst()) ?? null;

/** Whether an admin has suspended this company. */
export const isSuspendedCompany = async (db: Db, companyId: CompanyId): Promise<boolean> => {
  const company = await findDecidedCompany(db, companyId);
  return company !== null && company.suspendedAt !== null;
};
