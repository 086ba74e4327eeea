import { sql } from 'kysely';
import type { UserId } from '#access/user.ts';
import type { Db } from '#db/client.ts';
import { keyUses } from '#server/key-uses.ts';
import type { Services } from '#server/services.ts';
import { trialMailbox } from '../../rules/trial.ts';

/** What identifies a trial, and a person who comes back with another account. */
export interface Person {
  userId: UserId;
  email: string;
}

/** The keyed hash that a trial outlives its account under. */
export const personKey = ({ keys }: Pick<Services, 'keys'>, email: string): string =>
  keys.keptHash(keyUses.trial, trialMailbox(email));

/** Every one that this person may be kept under, whichever secret was the present one. */
export const personKeys = ({ keys }: Pick<Services, 'keys'>, email: string): string[] =>
  keys.keptHashes(keyUses.trial, trialMailbox(email));

/** How many trials are kept under another secret than the present one, and of how many of them the person has left. */
export async function countForeignTrials(
  db: Db,
  presentPrefix: string,
): Promise<{ all: number; ofThoseWhoLeft: number }> {
  return db
    .selectFrom('trials')
    .select([
      sql<number>`count(*)::int`.as('all'),
      sql<number>`(count(*) filter (where user_id is null))::int`.as('ofThoseWhoLeft'),
    ])
    .where(sql<boolean>`not starts_with(person_key, ${presentPrefix})`)
    .executeTakeFirstOrThrow();
}

/** When this person's free trial began, with this account or an earlier one; null when it is still to be had. */
export async function findTrialStart(
  db: Db,
  services: Pick<Services, 'keys'>,
  { userId, email }: Person,
): Promise<Date | null> {
  const trial = await db
    .selectFrom('trials')
    .select('began_at')
    .where((row) =>
      row.or([row('user_id', '=', userId), row('person_key', 'in', personKeys(services, email))]),
    )
    .orderBy('began_at')
    .executeTakeFirst();
  return trial?.began_at ?? null;
}
