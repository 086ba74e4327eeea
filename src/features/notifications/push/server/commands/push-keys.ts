import { sql } from 'kysely';
import type { Db, Tx } from '#db/client.ts';
import type { VapidKeys } from '#features/notifications/lib/push/push-service.ts';
import { createVapidKeys } from '#features/notifications/lib/push/web-push-service.ts';
import type { Keyring } from '#lib/auth/keyring.ts';
import { keyUses } from '#server/key-uses.ts';
import type { Services } from '#server/services.ts';

type Tools = Pick<Services, 'db' | 'write' | 'clock' | 'keys'>;

/** The site's pair of keys; made where there is none, once, or where it was sealed with another secret of the site. */
export async function pushKeysOf({ db, write, clock, keys }: Tools): Promise<VapidKeys> {
  const kept = await openKeys(db, keys);
  return kept ?? write((tx) => makeKeys(tx, keys, clock.now()), { withoutKey: true });
}

async function makeKeys(
  tx: Tx,
  keyring: Keyring,
  now: Date,
): Promise<{ publicKey: string; privateKey: string }> {
  // One after the other, whichever node finds that there are none.
  await sql`lock table push_keys in share row exclusive mode`.execute(tx);
  const kept = await openKeys(tx, keyring);
  if (kept) return { ...kept };
  await forgetPushKeys(tx);
  const keys = createVapidKeys();
  await tx
    .insertInto('push_keys')
    .values({
      public_key: keys.publicKey,
      sealed_private_key: keyring.encrypt(keyUses.pushKey, keys.publicKey, keys.privateKey),
      created_at: now,
    })
    .execute();
  return keys;
}

/**
 * Forgets the pair; browsers have bound themselves to it, and their people turn notifications on anew. The next is made
 * when it is needed.
 */
export async function forgetPushKeys(tx: Tx): Promise<{ browsers: number }> {
  const { numDeletedRows: pairs } = await tx.deleteFrom('push_keys').executeTakeFirstOrThrow();
  if (pairs === 0n) return { browsers: 0 };
  const { numDeletedRows } = await tx.deleteFrom('push_subscriptions').executeTakeFirstOrThrow();
  return { browsers: Number(numDeletedRows) };
}

async function openKeys(db: Db, keyring: Keyring): Promise<VapidKeys | null> {
  const row = await db
    .selectFrom('push_keys')
    .select(['public_key as publicKey', 'sealed_private_key as encrypted'])
    .executeTakeFirst();
  if (!row) return null;
  try {
    return {
      publicKey: row.publicKey,
      privateKey: keyring.decrypt(keyUses.pushKey, row.publicKey, row.encrypted),
    };
  } catch {
    return null;
  }
}
