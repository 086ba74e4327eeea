import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import { selectPeople } from '#features/identity/accounts/server/queries/people.ts';

/** Accounts as a check looks at them. */
export const selectVetted = (db: Db) =>
  selectPeople(db).select([
    'profile.user_id as userId',
    'profile.user_type as userType',
    'user.email_verified as isConfirmed',
    sql<boolean>`profile.suspended_at is not null`.as('isSuspended'),
  ]);
