import { sql } from 'kysely';
import type { UserId } from '#access/user.ts';
import type { Db } from '#db/client.ts';
import { approvedWithCompany } from '#features/identity/memberships/server/queries/memberships.ts';
import type { MailAddress } from '#lib/mail/mail-message.ts';

/*
 * What statements of other features may know of people. Those that begin with them build on `selectPeople`. Those that
 * mention them join `people` or `peopleWithEmail` under a name of their own: `innerJoin(people(db).as('client'),
 * 'client.user_id', 'project.client_id')`.
 */

/** People with their accounts: `profile` and `user` in the statement. */
export const selectPeople = (db: Db) =>
  db
    .selectFrom('profiles as profile')
    .innerJoin('auth.users as user', 'user.id', 'profile.user_id');

/** People, to be joined; a client is approved with their company. */
export const people = (db: Db) =>
  db.selectFrom('profiles').select([
    'profiles.user_id',
    'profiles.user_type',
    'profiles.first_name',
    'profiles.last_name',
    sql<Date | null>`case profiles.user_type
        when 'client' then ${approvedWithCompany(db)} else profiles.approved_at end`.as(
      'approved_at',
    ),
    'profiles.suspended_at',
    'profiles.leaving_at',
    'profiles.is_former',
    'profiles.is_demo',
    'profiles.created_at',
  ]);

/** People with the address of their account, to be joined. */
export const peopleWithEmail = (db: Db) =>
  people(db)
    .innerJoin('auth.users', 'auth.users.id', 'profiles.user_id')
    .select('auth.users.email');

/** People with the address of their account, to be joined; a former user has none. */
export const peopleAndFormer = (db: Db) =>
  people(db).leftJoin('auth.users', 'auth.users.id', 'profiles.user_id').select('auth.users.email');

/** The e-mail addresses of these people, by id; people who have left are not in it. */
export async function findEmailAddresses(
  db: Db,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (userIds.length === 0) return new Map();
  const users = await db
    .selectFrom('auth.users')
    .select(['id', 'email'])
    .where('id', 'in', userIds)
    .execute();
  return new Map(users.map(({ id, email }) => [id, email]));
}

/** The user of this address; null when it has none. */
export async function findUserId(db: Db, email: string): Promise<string | null> {
  const user = await db
    .selectFrom('auth.users')
    .select('id')
    .where('email', '=', email.trim().toLowerCase())
    .executeTakeFirst();
  return user?.id ?? null;
}

/** The address of every account, for a statement that leaves the others out. */
export const addressesInUse = (db: Db) => db.selectFrom('auth.users').select('auth.users.email');

/** How this person is written to; null when they are gone, or have not confirmed their address. */
export async function findRecipient(
  db: Db,
  userId: UserId,
): Promise<{ firstName: string; lastName: string; to: MailAddress } | null> {
  const person = await selectPeople(db)
    .select(['user.email', 'profile.first_name as firstName', 'profile.last_name as lastName'])
    .where('profile.user_id', '=', userId)
    .where('user.email_verified', '=', true)
    .executeTakeFirst();
  if (!person) return null;
  const { email, firstName, lastName } = person;
  return { firstName, lastName, to: { name: `${firstName} ${lastName}`.trim(), address: email } };
}
