import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import type { Keyring } from '#lib/auth/keyring.ts';
import { keyUses } from '#server/key-uses.ts';

/** Where they are kept. */
export const keptAddressesTable = 'consultant_references';

/** What the keyed hashes of deleted addresses begin with. */
export const keyedPrefix = 'keyed:';

/** What is stored of an address once it is deleted: addresses can be guessed from a plain hash. */
export const keyedHash = (keys: Pick<Keyring, 'keptHash'>, addressHash: string): string =>
  `${keyedPrefix}${keys.keptHash(keyUses.declinedAddress, addressHash)}`;

/** Whether this was stored of the address with this plain hash. */
export const isKeptOf = (
  keys: Pick<Keyring, 'isKeptHash'>,
  addressHash: string,
  stored: string,
): boolean =>
  stored.startsWith(keyedPrefix)
    ? keys.isKeptHash(keyUses.declinedAddress, addressHash, stored.slice(keyedPrefix.length))
    : stored === addressHash;

/** How many deleted addresses are hashed with another secret than the present one. */
export async function countForeignAddresses(db: Db, presentPrefix: string): Promise<number> {
  const { count } = await db
    .selectFrom('consultant_references')
    .select(sql<number>`count(*)::int`.as('count'))
    .where(sql<boolean>`starts_with(email_hash, ${keyedPrefix})`)
    .where(sql<boolean>`not starts_with(email_hash, ${keyedPrefix + presentPrefix})`)
    .executeTakeFirstOrThrow();
  return count;
}
