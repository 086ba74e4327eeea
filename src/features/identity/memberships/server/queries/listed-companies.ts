import { sql } from 'kysely';
import type { CompanyId } from '#access/company.ts';
import type { CompanySize } from '#catalogue/enumerations/company.ts';
import type { Country } from '#catalogue/enumerations/places.ts';
import type { Db } from '#db/client.ts';

/** What a company is found by, as the index has it. */
const words = sql<string>`plain_letters(company.name || ' ' || company.legal_name || ' ' || company.vat_id || ' ' || company.website)`;

/** Companies as admins read them: `company` in the statement. */
export const selectListedCompanies = (db: Db) =>
  db
    .selectFrom('companies as company')
    .select((eb) => [
      'company.id as companyId',
      'company.name',
      'company.legal_name as legalName',
      'company.country',
      'company.registration_number as registrationNumber',
      'company.vat_id as vatId',
      'company.website',
      'company.size',
      'company.approved_at as approvedAt',
      'company.refused_at as refusedAt',
      'company.refusal_reason as refusalReason',
      'company.suspended_at as suspendedAt',
      'company.suspension_reason as suspensionReason',
      'company.closed_at as closedAt',
      'company.created_at as createdAt',
      eb
        .selectFrom('company_members as member')
        .select(sql<number>`count(*)::int`.as('members'))
        .whereRef('member.company_id', '=', 'company.id')
        .$asScalar()
        .as('members'),
    ])
    .$narrowType<{
      companyId: CompanyId;
      country: Country | null;
      size: CompanySize | null;
      members: number;
    }>();

export type ListedCompanyRow = Awaited<
  ReturnType<ReturnType<typeof selectListedCompanies>['execute']>
>[number];

/** The ids of the companies that are called by this part of a text: a pattern of `like`, in plain letters. */
export const companiesCalled = (db: Db, pattern: string) =>
  db
    .selectFrom('companies as company')
    .select('company.id')
    .where(sql<boolean>`${words} like plain_letters(${pattern})`);

/** What these companies are called now, by id; those that are gone are not in it. */
export async function findCompanyNames(
  db: Db,
  companyIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (companyIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('companies')
    .select(['id', 'name'])
    .where(sql<boolean>`id = any(${companyIds}::uuid[])`)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
