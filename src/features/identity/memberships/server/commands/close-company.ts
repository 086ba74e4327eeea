import { sql } from 'kysely';
import type { CompanyId } from '#access/company.ts';
import type { UserId } from '#access/user.ts';
import type { Tx } from '#db/client.ts';
import { lockPeople } from '#features/identity/accounts/server/commands/people.ts';
import { companiesOfOne, companyMembers, listMembers, type MemberRow } from '../queries/members.ts';
import { foundCompanyFor, lockMembers, mayManage } from './members.ts';

/** Removes those of these companies that have no members and that nothing hangs on. */
export async function removeUnusedCompanies(
  tx: Tx,
  companyIds: readonly CompanyId[],
): Promise<void> {
  await tx
    .deleteFrom('companies')
    .where(sql<boolean>`companies.id = any(${companyIds}::uuid[])`)
    .where(({ not, exists }) =>
      not(
        exists(companyMembers(tx).where(sql<boolean>`company_members.company_id = companies.id`)),
      ),
    )
    .where(sql<boolean>`not company_is_used(companies.id)`)
    .execute();
}

/**
 * Closes a company for its owner: it has no members from now on. Members who are left without a company have their own,
 * which no admin has approved. Answers who the members were.
 */
export async function closeCompany(
  tx: Tx,
  companyId: CompanyId,
  { by, now }: { by: UserId; now: Date },
): Promise<{ refused: 'MEMBER_NOT_FOUND' | null; members: readonly MemberRow[] }> {
  const before = await listMembers(tx, companyId);
  await lockPeople(
    tx,
    before.map(({ userId }) => userId),
  );
  const members = await lockMembers(tx, companyId);
  if (!mayManage(by, members)) return { refused: 'MEMBER_NOT_FOUND', members };
  await tx
    .updateTable('companies')
    .set({ closed_at: now, updated_at: now })
    .where('id', '=', companyId)
    .execute();
  await tx.deleteFrom('company_members').where('company_id', '=', companyId).execute();
  for (const member of members) await foundCompanyFor(tx, member, now);
  return { refused: null, members };
}

/**
 * Closes the companies whose last member is erased, and that their deals keep. One that was named after its member has
 * no name any more.
 */
export async function closeCompaniesOf(
  tx: Tx,
  { userId, firstName, lastName }: { userId: string; firstName: string; lastName: string },
  now: Date,
): Promise<void> {
  const ownName = `${firstName} ${lastName}`.trim();
  await tx
    .updateTable('companies')
    .set((eb) => ({
      name: eb.case().when('name', '=', ownName).then('Former client').else(eb.ref('name')).end(),
      closed_at: now,
      updated_at: now,
    }))
    .where('id', 'in', companiesOfOne(tx, userId))
    .execute();
}
