import { type Expression, sql } from 'kysely';
import type { AccountState } from '#access/user.ts';
import type { Db } from '#db/client.ts';
import { actingCompany } from '#features/identity/memberships/server/queries/memberships.ts';

/**
 * What the database says of people as viewers: `user`, `profile`, `admin` and the company they act for, `acting`, in
 * the statement. That is the one they chose last, or this one. A client is approved with that company, a consultant as
 * a person.
 */
export const selectViewers = (db: Db, companyId?: Expression<string | null>) =>
  db
    .selectFrom('auth.users as user')
    .innerJoin('profiles as profile', 'profile.user_id', 'user.id')
    .leftJoin('admins as admin', 'admin.user_id', 'user.id')
    .leftJoinLateral(actingCompany(db, companyId).as('acting'), (join) => join.onTrue())
    .select([
      'user.email',
      'profile.user_id as userId',
      'profile.user_type as userType',
      'profile.first_name as firstName',
      'profile.last_name as lastName',
      'profile.currency',
      'profile.language',
      'acting.membership as company',
      sql<boolean>`${viewerState} = 'approved'`.as('isApproved'),
      viewerState.as('accountState'),
      sql<boolean>`admin.user_id is not null`.as('isAdmin'),
    ]);

const viewerState = sql<AccountState>`case
  when profile.leaving_at is not null then 'leaving'
  when profile.suspended_at is not null or acting.suspended_at is not null then 'suspended'
  when case profile.user_type when 'client' then acting.approved_at else profile.approved_at end is not null
    then 'approved'
  when case profile.user_type when 'client' then acting.refused_at else profile.refused_at end is not null
    then 'refused'
  else 'pending' end`;
