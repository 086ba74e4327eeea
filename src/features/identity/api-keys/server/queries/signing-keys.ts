import type { CryptoKey, JWK } from 'jose';
import { z } from 'zod';
import type { Db } from '#db/client.ts';
import { readPublicKey } from '#lib/auth/access-tokens.ts';
import type { EncryptedColumn } from '#server/encrypted-columns.ts';
import { keyUses } from '#server/key-uses.ts';

/** Where the private parts of the keys are that sign tokens, or will. */
export const encryptedSigningKeys: EncryptedColumn = {
  use: keyUses.signingKey,
  ...{ table: 'auth.signing_keys', key: 'kid', subject: 'kid', encrypted: 'sealed_private_key' },
};

const jwkSchema = z.looseObject({ kty: z.literal('EC') });

const readJwk = (text: string): JWK => jwkSchema.parse(JSON.parse(text));

/** The published keys, the signing one first; the next one too, so that all verifiers have it before its turn comes. */
export async function listPublishedKeys(db: Db): Promise<JWK[]> {
  const rows = await db
    .selectFrom('auth.signing_keys')
    .select('public_key')
    .orderBy('signs_since', (order) => order.desc().nullsLast())
    .execute();
  return rows.map(({ public_key }) => readJwk(public_key));
}

/** Finds public keys by their ids, and remembers those that there are. */
export function rememberSigningKeys(db: Db): (kid: string) => Promise<CryptoKey | undefined> {
  const known = new Map<string, CryptoKey>();
  return async (kid) => {
    const remembered = known.get(kid);
    if (remembered) return remembered;
    const row = await db
      .selectFrom('auth.signing_keys')
      .select('public_key')
      .where('kid', '=', kid)
      .executeTakeFirst();
    if (!row) return undefined;
    const key = await readPublicKey(readJwk(row.public_key));
    known.set(kid, key);
    return key;
  };
}
