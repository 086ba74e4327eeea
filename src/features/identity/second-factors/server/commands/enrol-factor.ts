import type { SignedIn } from '#access/viewer.ts';
import type { Tx } from '#db/client.ts';
import { lockPeople } from '#features/identity/accounts/server/commands/people.ts';
import { inboxOf } from '#lib/mail/inbox-of.ts';

const mostFactors = 10;

/** By what the person will prove themselves: an app's secret, sealed, or where codes are sent. */
export type Means =
  | { kind: 'totp'; encryptedSecret: string }
  | { kind: 'phone' | 'email'; destination: string };

interface Enrolment {
  friendlyName: string;
  means: Means;
  now: Date;
}

type Refusal =
  | 'FACTOR_NAME_TAKEN'
  | 'TOO_MANY_FACTORS'
  | 'DESTINATION_TAKEN'
  | 'ADDRESS_NOT_APART'
  | 'STRONGER_FACTOR';

/**
 * Stores a factor that counts once a code of it was right. What was begun before and never finished is dropped: there
 * is one at a time.
 */
export async function enrolFactor(
  tx: Tx,
  { userId, email }: SignedIn,
  { friendlyName, means, now }: Enrolment,
): Promise<{ refused: Refusal } | { refused: null; factorId: string }> {
  await lockPeople(tx, [userId]);
  await tx
    .deleteFrom('auth.factors')
    .where('user_id', '=', userId)
    .where('verified_at', 'is', null)
    .execute();
  const present = await tx
    .selectFrom('auth.factors')
    .select(['friendly_name', 'kind', 'destination'])
    .where('user_id', '=', userId)
    .execute();
  const refused = refusalOfMeans(means, email, present);
  if (refused) return { refused };
  if (present.length >= mostFactors) return { refused: 'TOO_MANY_FACTORS' };
  if (present.some(({ friendly_name }) => isSameName(friendly_name, friendlyName))) {
    return { refused: 'FACTOR_NAME_TAKEN' };
  }
  const { id } = await tx
    .insertInto('auth.factors')
    .values({
      user_id: userId,
      kind: means.kind,
      friendly_name: friendlyName,
      secret: means.kind === 'totp' ? means.encryptedSecret : null,
      destination: means.kind === 'totp' ? null : means.destination,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { refused: null, factorId: id };
}

interface Present {
  kind: Means['kind'];
  destination: string | null;
}

/**
 * Codes by mail go where links for a new password do not, or one mailbox would open the account. And where there is a
 * stronger factor they would only be a weaker way round it.
 */
function refusalOfMeans(
  means: Means,
  accountEmail: string,
  present: readonly Present[],
): Refusal | null {
  if (means.kind === 'totp') return null;
  const destination = inboxOf(means.destination);
  if (present.some((other) => inboxOf(other.destination ?? '') === destination)) {
    return 'DESTINATION_TAKEN';
  }
  if (means.kind === 'phone') return null;
  if (destination === inboxOf(accountEmail)) return 'ADDRESS_NOT_APART';
  if (present.some(({ kind }) => kind === 'email')) return 'DESTINATION_TAKEN';
  return present.length > 0 ? 'STRONGER_FACTOR' : null;
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
