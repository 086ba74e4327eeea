import { sql } from 'kysely';
import { type CompanyId, hasRight, type MemberRole, toCompanyId } from '#access/company.ts';
import type { UserId } from '#access/user.ts';
import type { Tx } from '#db/client.ts';
import { lockPeople } from '#features/identity/accounts/server/commands/people.ts';
import { isLastOwner, membersMax } from '../../rules.ts';
import { isSuspendedCompany } from '../queries/companies.ts';
import { listMembers, type MemberRow } from '../queries/members.ts';
import { lockCompany } from './lock-company.ts';

type MemberRefusal = 'MEMBER_NOT_FOUND' | 'LAST_OWNER';

/** The members of a company, which is locked: decisions of one moment see each other. */
export async function lockMembers(tx: Tx, companyId: CompanyId): Promise<MemberRow[]> {
  await lockCompany(tx, companyId);
  return listMembers(tx, companyId);
}

/**
 * Makes a client a member, who acts for this company from now on, with what was decided about it. A company of one that
 * they had until now goes where no admin has approved it and nothing hangs on it.
 */
export async function addMember(
  tx: Tx,
  {
    companyId,
    userId,
    role,
    invitedBy,
    now,
  }: {
    companyId: CompanyId;
    userId: UserId;
    role: MemberRole;
    invitedBy: string | null;
    now: Date;
  },
): Promise<{ refused: 'ALREADY_MEMBER' | 'COMPANY_FULL' | 'COMPANY_SUSPENDED' | null }> {
  await lockPeople(tx, [userId]);
  const members = await lockMembers(tx, companyId);
  if (members.some((member) => member.userId === userId)) return { refused: 'ALREADY_MEMBER' };
  if (members.length >= membersMax) return { refused: 'COMPANY_FULL' };
  if (await isSuspendedCompany(tx, companyId)) return { refused: 'COMPANY_SUSPENDED' };
  await leaveUnused(tx, userId);
  await tx
    .insertInto('company_members')
    .values({
      ...{ company_id: companyId, user_id: userId, role, invited_by: invitedBy },
      ...{ since: now, chosen_at: now },
    })
    .execute();
  return { refused: null };
}

/** Takes this person out of companies of one that nothing was decided about and nothing hangs on. */
async function leaveUnused(tx: Tx, userId: UserId): Promise<void> {
  await tx
    .deleteFrom('company_members as own')
    .where('own.user_id', '=', userId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('company_members as colleague')
            .select('colleague.user_id')
            .whereRef('colleague.company_id', '=', 'own.company_id')
            .where('colleague.user_id', '<>', userId),
        ),
      ),
    )
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('companies as company')
          .select('company.id')
          .whereRef('company.id', '=', 'own.company_id')
          .where('company.approved_at', 'is', null)
          .where('company.refused_at', 'is', null)
          .where('company.suspended_at', 'is', null),
      ),
    )
    .where(sql<boolean>`not company_is_used(own.company_id)`)
    .execute();
}

/** Gives a member another role. An owner who lost that role a moment ago changes nothing. */
export async function changeRole(
  tx: Tx,
  companyId: CompanyId,
  { userId, role, by }: { userId: UserId; role: MemberRole; by: UserId },
): Promise<{ refused: MemberRefusal | null }> {
  const members = await lockMembers(tx, companyId);
  if (!mayManage(by, members)) return { refused: 'MEMBER_NOT_FOUND' };
  const member = members.find((each) => each.userId === userId);
  if (!member) return { refused: 'MEMBER_NOT_FOUND' };
  if (role !== 'owner' && isLastOwner(member, members)) return { refused: 'LAST_OWNER' };
  await storeRole(tx, companyId, { userId, role });
  return { refused: null };
}

/** Makes another member an owner and the present one a hiring member, in one step. */
export async function transferOwnership(
  tx: Tx,
  companyId: CompanyId,
  { from, to }: { from: UserId; to: UserId },
): Promise<{ refused: 'MEMBER_NOT_FOUND' | null }> {
  const members = await lockMembers(tx, companyId);
  const isOwner = members.some(({ userId, role }) => userId === from && role === 'owner');
  const isMember = from !== to && members.some(({ userId }) => userId === to);
  if (!isOwner || !isMember) return { refused: 'MEMBER_NOT_FOUND' };
  await storeRole(tx, companyId, { userId: to, role: 'owner' });
  await storeRole(tx, companyId, { userId: from, role: 'hiring' });
  return { refused: null };
}

/** Whether this person is an owner of the locked company still. */
export const mayManage = (userId: UserId, members: readonly MemberRow[]): boolean =>
  members.some((member) => member.userId === userId && hasRight(member, 'manage'));

async function storeRole(
  tx: Tx,
  companyId: CompanyId,
  { userId, role }: { userId: UserId; role: MemberRole },
): Promise<void> {
  await tx
    .updateTable('company_members')
    .set({ role })
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .execute();
}

/**
 * Takes a member out of a company, by themselves or an owner: they may do nothing for it from now on. A client acts for
 * some company: one who is left without a company has their own, which no admin has approved.
 */
export async function removeMember(
  tx: Tx,
  companyId: CompanyId,
  { userId, by, now }: { userId: UserId; by: UserId; now: Date },
): Promise<{ refused: MemberRefusal | null; others: readonly MemberRow[] }> {
  await lockPeople(tx, [userId]);
  const members = await lockMembers(tx, companyId);
  const member = members.find((each) => each.userId === userId);
  const others = members.filter((each) => each.userId !== userId);
  if (!member || (by !== userId && !mayManage(by, members))) {
    return { refused: 'MEMBER_NOT_FOUND', others };
  }
  if (isLastOwner(member, members)) return { refused: 'LAST_OWNER', others };
  await tx
    .deleteFrom('company_members')
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .execute();
  await foundCompanyFor(tx, member, now);
  return { refused: null, others };
}

/** Founds a company of their own for a person who is left without one. */
export async function foundCompanyFor(
  tx: Tx,
  { userId, firstName, lastName }: MemberRow,
  now: Date,
): Promise<void> {
  const other = await tx
    .selectFrom('company_members')
    .select('company_id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (other) return;
  const { id } = await tx
    .insertInto('companies')
    .values({
      name: `${firstName} ${lastName}`.trim() || 'Company',
      ...{ created_at: now, updated_at: now },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('company_members')
    .values({
      ...{ company_id: toCompanyId(id), user_id: userId, role: 'owner' as const },
      ...{ since: now, chosen_at: now },
    })
    .execute();
}
