import type { UserId } from '#access/user.ts';
import type { Db } from '#db/client.ts';
import type { Services } from '#server/services.ts';
import { trialMailbox } from '../../rules/trial.ts';

/** By what a trial is remembered, and somebody recognised who comes back with another account. */
export interface Person {
  userId: UserId;
  email: string;
}

/** The keyed hash that a trial outlives its account under. */
export const personKey = ({ keyedHash }: Pick<Services, 'keyedHash'>, email: string): string =>
  keyedHash('trial', trialMailbox(email));

/** When this person's free trial began, with this account or an earlier one; null when it is still to be had. */
export async function findTrialStart(
  db: Db,
  services: Pick<Services, 'keyedHash'>,
  { userId, email }: Person,
): Promise<Date | null> {
  const trial = await db
    .selectFrom('trials')
    .select('began_at')
    .where((row) =>
      row.or([row('user_id', '=', userId), row('person_key', '=', personKey(services, email))]),
    )
    .orderBy('began_at')
    .executeTakeFirst();
  return trial?.began_at ?? null;
}
