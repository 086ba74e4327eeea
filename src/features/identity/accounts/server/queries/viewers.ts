import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import { accountState } from './account-state.ts';

/** What the database says of people as viewers: `user`, `profile` and `admin` in the statement. */
export const selectViewers = (db: Db) =>
  db
    .selectFrom('auth.users as user')
    .innerJoin('profiles as profile', 'profile.user_id', 'user.id')
    .leftJoin('admins as admin', 'admin.user_id', 'user.id')
    .select([
      'user.email',
      'profile.user_id as userId',
      'profile.user_type as userType',
      'profile.first_name as firstName',
      'profile.last_name as lastName',
      'profile.currency',
      'profile.language',
      sql<boolean>`
        profile.approved_at is not null and profile.suspended_at is null and profile.leaving_at is null
      `.as('isApproved'),
      accountState.as('accountState'),
      sql<boolean>`admin.user_id is not null`.as('isAdmin'),
    ]);
