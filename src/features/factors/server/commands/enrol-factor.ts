import type { SignedIn } from '#access/viewer.ts';
import type { Tx } from '#db/client.ts';
import { lockPeople } from '#features/accounts/server/commands/people.ts';

const mostFactors = 10;

interface Enrolment {
  friendlyName: string;
  sealedSecret: string;
  now: Date;
}

/**
 * Stores a factor that counts once a code of it was right. What was begun before and never finished is dropped: there is
 * one at a time.
 */
export async function enrolFactor(
  tx: Tx,
  { userId }: SignedIn,
  { friendlyName, sealedSecret, now }: Enrolment,
): Promise<
  { refused: 'FACTOR_NAME_TAKEN' | 'TOO_MANY_FACTORS' } | { refused: null; factorId: string }
> {
  await lockPeople(tx, [userId]);
  await tx
    .deleteFrom('auth.factors')
    .where('user_id', '=', userId)
    .where('verified_at', 'is', null)
    .execute();
  const present = await tx
    .selectFrom('auth.factors')
    .select('friendly_name')
    .where('user_id', '=', userId)
    .execute();
  if (present.length >= mostFactors) return { refused: 'TOO_MANY_FACTORS' };
  if (present.some(({ friendly_name }) => isSameName(friendly_name, friendlyName))) {
    return { refused: 'FACTOR_NAME_TAKEN' };
  }
  const { id } = await tx
    .insertInto('auth.factors')
    .values({
      user_id: userId,
      kind: 'totp',
      friendly_name: friendlyName,
      secret: sealedSecret,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { refused: null, factorId: id };
}

const isSameName = (left: string, right: string): boolean =>
  left.toLowerCase() === right.toLowerCase();

/** Gives a factor of this person another name. */
export async function renameFactor(
  tx: Tx,
  { userId }: SignedIn,
  { factorId, friendlyName }: { factorId: string; friendlyName: string },
): Promise<{ refused: 'FACTOR_NOT_FOUND' | 'FACTOR_NAME_TAKEN' | null }> {
  await lockPeople(tx, [userId]);
  const present = await tx
    .selectFrom('auth.factors')
    .select(['id', 'friendly_name'])
    .where('user_id', '=', userId)
    .execute();
  if (!present.some(({ id }) => id === factorId)) return { refused: 'FACTOR_NOT_FOUND' };
  const others = present.filter(({ id }) => id !== factorId);
  if (others.some(({ friendly_name }) => isSameName(friendly_name, friendlyName))) {
    return { refused: 'FACTOR_NAME_TAKEN' };
  }
  await tx
    .updateTable('auth.factors')
    .set({ friendly_name: friendlyName })
    .where('id', '=', factorId)
    .execute();
  return { refused: null };
}
