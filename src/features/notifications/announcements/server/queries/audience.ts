import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/client.ts';
import { selectPeople } from '#features/identity/accounts/server/queries/people.ts';
import { membersOfSuspendedAlone } from '#features/identity/memberships/server/queries/memberships.ts';
import { optOuts, suppressions } from '#features/notifications/preferences/server/queries.ts';
import type { RecipientType } from '../../rules/announcement-form.ts';

/** What keeps announcements from a user. */
export const exclusions = ['unconfirmed', 'suspended', 'optedOut', 'suppressed'] as const;
export type Exclusion = (typeof exclusions)[number];

const exclusionOf = (db: Db): RawBuilder<Exclusion | null> => sql`case
  when not ${sql.ref('user.email_verified')} then 'unconfirmed'
  when ${sql.ref('profile.suspended_at')} is not null or ${sql.ref('profile.leaving_at')} is not null
    or profile.user_id in (${membersOfSuspendedAlone(db)}) then 'suspended'
  when ${sql.ref('opt_out.user_id')} is not null then 'optedOut'
  when ${sql.ref('suppression.address')} is not null then 'suppressed'
end`;

const selectReachable = (db: Db) =>
  selectPeople(db)
    .leftJoin(optOuts(db).as('opt_out'), 'opt_out.user_id', 'profile.user_id')
    .leftJoin(suppressions(db).as('suppression'), 'suppression.address', 'user.email');

/** All users of a type whom announcements reach. */
export const selectRecipients = (db: Db, recipientType: RecipientType) =>
  selectReachable(db)
    .where('profile.user_type', '=', recipientType === 'clients' ? 'client' : 'consultant')
    .where(sql<boolean>`${exclusionOf(db)} is null`);

/** How many of a type are reached, and how many are not, each counted by what comes first. */
export async function countAudience(
  db: Db,
  recipientType: RecipientType,
): Promise<Record<Exclusion | 'recipients', number>> {
  const rows = await selectReachable(db)
    .where('profile.user_type', '=', recipientType === 'clients' ? 'client' : 'consultant')
    .select([exclusionOf(db).as('exclusion'), sql<number>`count(*)::int`.as('n')])
    .groupBy(sql`1`)
    .execute();
  const counts = { recipients: 0, unconfirmed: 0, suspended: 0, optedOut: 0, suppressed: 0 };
  for (const { exclusion: why, n } of rows) counts[why ?? 'recipients'] = n;
  return counts;
}

/** A recipient as the preview shows them, at this place in the order of a blast; null past the end. */
export async function findRecipientAt(db: Db, recipientType: RecipientType, position: number) {
  const row = await selectRecipients(db, recipientType)
    .select(['profile.first_name as firstName', 'profile.last_name as lastName', 'user.email'])
    .orderBy('profile.created_at')
    .orderBy('profile.user_id')
    .offset(position)
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** A user as a mail would find them now, with what has come to keep it from them; null when they have left. */
export async function findAddressee(db: Db, userId: string) {
  const row = await selectReachable(db)
    .where('profile.user_id', '=', userId)
    .select([
      'profile.first_name as firstName',
      'profile.last_name as lastName',
      'user.email',
      exclusionOf(db).as('exclusion'),
    ])
    .executeTakeFirst();
  return row ?? null;
}
