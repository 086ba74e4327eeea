import { randomUUID } from 'node:crypto';
import type { JWK } from 'jose';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Tx } from '#db/client.ts';
import { createSigningPair } from '#lib/auth/access-tokens.ts';
import type { Keyring } from '#lib/auth/keyring.ts';
import { keyUses } from '#server/key-uses.ts';
import { isRotationDue, lastTokensEnded } from '../../rules/rotation.ts';

interface Surroundings {
  keys: Keyring;
  now: Date;
}

// One after the other, whichever node turns the keys or finds that there are none.
const lock = (tx: Tx) => sql`lock table auth.signing_keys in share row exclusive mode`.execute(tx);

const findPresent = (tx: Tx) =>
  tx
    .selectFrom('auth.signing_keys')
    .select(['kid', 'sealed_private_key as encrypted', 'signs_since as signsSince'])
    .where('signs_since', 'is not', null)
    .where('retired_at', 'is', null)
    .executeTakeFirst();

/**
 * Has the next key sign from now on, and makes the one after it. The public part of the one before stays for as long as
 * tokens by it may be good; its private part is gone.
 */
export async function rotateSigningKeys(tx: Tx, surroundings: Surroundings): Promise<void> {
  await lock(tx);
  await turnKeys(tx, surroundings);
}

async function turnKeys(tx: Tx, { keys, now }: Surroundings): Promise<void> {
  await tx
    .updateTable('auth.signing_keys')
    .set({ retired_at: now, sealed_private_key: null })
    .where('signs_since', 'is not', null)
    .where('retired_at', 'is', null)
    .execute();
  const { numUpdatedRows } = await tx
    .updateTable('auth.signing_keys')
    .set({ signs_since: now })
    .where('signs_since', 'is', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) await addKey(tx, keys, { now, signsSince: now });
  await addKey(tx, keys, { now, signsSince: null });
}

async function addKey(
  tx: Tx,
  keys: Keyring,
  { now, signsSince }: { now: Date; signsSince: Date | null },
): Promise<void> {
  const kid = randomUUID();
  const { publicKey, privateKey } = await createSigningPair(kid);
  await tx
    .insertInto('auth.signing_keys')
    .values({
      kid,
      public_key: JSON.stringify(publicKey),
      sealed_private_key: keys.encrypt(keyUses.signingKey, kid, JSON.stringify(privateKey)),
      created_at: now,
      signs_since: signsSince,
    })
    .execute();
}

/**
 * Forgets all keys, so that every token that they have signed ends at once, and makes new ones. For the operator, when
 * one may be known.
 */
export async function replaceSigningKeys(tx: Tx, surroundings: Surroundings): Promise<void> {
  await lock(tx);
  await tx.deleteFrom('auth.signing_keys').execute();
  await turnKeys(tx, surroundings);
}

/** Makes the first keys where there are none. */
export async function ensureSigningKeys(tx: Tx, surroundings: Surroundings): Promise<void> {
  await lock(tx);
  if (!(await findPresent(tx))) await turnKeys(tx, surroundings);
}

/**
 * Rotates when the present key has signed for long enough, or there is none, and forgets retired keys whose tokens have
 * all ended.
 */
export async function tendSigningKeys(tx: Tx, surroundings: Surroundings): Promise<void> {
  await lock(tx);
  const { now } = surroundings;
  const present = await findPresent(tx);
  if (!present?.signsSince || isRotationDue(present.signsSince, now)) {
    await turnKeys(tx, surroundings);
  }
  await tx.deleteFrom('auth.signing_keys').where('retired_at', '<', lastTokensEnded(now)).execute();
}

/**
 * The key that signs now. Where there is none, or it was sealed with another secret of the site and so cannot be read,
 * there are new ones from now on.
 */
export async function openPresentKey(
  tx: Tx,
  surroundings: Surroundings,
): Promise<{ kid: string; privateKey: JWK }> {
  const found = await openKey(tx, surroundings.keys);
  if (found) return found;
  await lock(tx);
  const made = await openKey(tx, surroundings.keys);
  if (made) return made;
  await tx.deleteFrom('auth.signing_keys').execute();
  await turnKeys(tx, surroundings);
  const present = await openKey(tx, surroundings.keys);
  if (!present) throw new Error('A signing key that was just made cannot be read.');
  return present;
}

const privateKeySchema = z.looseObject({ kty: z.literal('EC') });

async function openKey(tx: Tx, keys: Keyring): Promise<{ kid: string; privateKey: JWK } | null> {
  const present = await findPresent(tx);
  if (!present?.encrypted) return null;
  try {
    const opened: unknown = JSON.parse(
      keys.decrypt(keyUses.signingKey, present.kid, present.encrypted),
    );
    return { kid: present.kid, privateKey: privateKeySchema.parse(opened) };
  } catch {
    return null;
  }
}
