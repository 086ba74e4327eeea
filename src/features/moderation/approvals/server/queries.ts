import { sql } from 'kysely';
import type { UserType } from '#access/user.ts';
import type { Db } from '#db/client.ts';
import { accountState } from '#features/identity/accounts/server/queries/account-state.ts';
import { selectPeople } from '#features/identity/accounts/server/queries/people.ts';
import { ownsUnapprovedCompany } from '#features/identity/memberships/server/queries/memberships.ts';
import { isWhollyChecked } from '#features/moderation/vetting/server/queries/checklists.ts';
import { hasProfile } from '#features/profiles/consultants/server/queries/profile-rows.ts';
import { type NewestFirstPosition, type PageRequest, toPage } from '#lib/api/cursor.ts';

/** Accounts as an approval looks at them. */
export const selectAccounts = (db: Db) =>
  selectPeople(db).select((eb) => [
    'profile.user_id as userId',
    'profile.user_type as userType',
    'profile.first_name as firstName',
    'profile.last_name as lastName',
    'profile.company_name as companyName',
    'profile.created_at as createdAt',
    'user.email',
    'user.email_verified as isConfirmed',
    'profile.approved_at as approvedAt',
    'profile.refused_at as refusedAt',
    'profile.refusal_reason as refusalReason',
    'profile.suspended_at as suspendedAt',
    sql<boolean>`profile.approved_at is not null`.as('isApproved'),
    sql<boolean>`profile.refused_at is not null`.as('isRefused'),
    sql<boolean>`profile.suspended_at is not null`.as('isSuspended'),
    accountState.as('state'),
    hasProfile(db, eb.ref('profile.user_id')).as('hasProfile'),
  ]);

/** An account as an approval looks at it. */
export type AccountRow = Awaited<
  ReturnType<ReturnType<typeof selectAccounts>['executeTakeFirstOrThrow']>
>;

/** Confirmed accounts of one type that are not decided yet. A member of a client's company comes in with it. */
export const selectPending = (db: Db, userType: UserType) =>
  selectAccounts(db)
    .where('profile.user_type', '=', userType)
    .$if(userType === 'client', (query) =>
      query.where(({ exists }) => exists(ownsUnapprovedCompany(db))),
    )
    .where('profile.approved_at', 'is', null)
    .where('profile.refused_at', 'is', null)
    .where('profile.suspended_at', 'is', null)
    .where('profile.leaving_at', 'is', null)
    .where('user.email_verified', '=', true);

/** Those that come after this one when the longest waiting come first. */
export const isAfter = ({ createdAt, id }: NewestFirstPosition) =>
  sql<boolean>`(profile.created_at, profile.user_id) > (${createdAt}, ${id}::uuid)`;

/** How many accounts of each type wait for approval, and of how many clients the checklist has an open point. */
export async function countPending(
  db: Db,
): Promise<{ clients: number; consultants: number; uncheckedClients: number }> {
  const count = (userType: UserType) =>
    selectPending(db, userType)
      .clearSelect()
      .select((eb) => {
        const whose = { userId: eb.ref('profile.user_id'), userType: eb.ref('profile.user_type') };
        return [
          sql<number>`count(*)::int`.as('all'),
          sql<number>`count(*) filter (where not ${isWhollyChecked(db, whose)})::int`.as(
            'unchecked',
          ),
        ];
      })
      .executeTakeFirstOrThrow();
  const [clients, consultants] = await Promise.all([count('client'), count('consultant')]);
  return {
    clients: clients.all,
    consultants: consultants.all,
    uncheckedClients: clients.unchecked,
  };
}

/** One page of the accounts that wait, longest waiting first. */
export async function listPending(db: Db, userType: UserType, { after, limit }: PageRequest) {
  const all = selectPending(db, userType);
  const rows = await (after ? all.where(isAfter(after)) : all)
    .orderBy('profile.created_at')
    .orderBy('profile.user_id')
    .limit(limit + 1)
    .execute();
  return toPage(rows, limit, ({ createdAt, userId }) => ({ createdAt, id: userId }));
}
