import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import type { EncryptedColumn } from '#server/encrypted-columns.ts';
import { keyUses } from '#server/key-uses.ts';

/** Where the secrets of authenticator apps are. */
export const encryptedFactors: EncryptedColumn = {
  use: keyUses.factor,
  ...{ table: 'auth.factors', key: 'id', subject: 'user_id', encrypted: 'secret' },
};

/** How many people have backup codes left that were hashed with another secret than the present one. */
export async function countForeignBackupCodes(db: Db, presentPrefix: string): Promise<number> {
  const { people } = await db
    .selectFrom('auth.backup_codes')
    .select(sql<number>`count(distinct user_id)::int`.as('people'))
    .where('used_at', 'is', null)
    .where(sql<boolean>`not starts_with(code_hash, ${presentPrefix})`)
    .executeTakeFirstOrThrow();
  return people;
}

/** Codes by mail are not accepted beside a stronger factor: an attacker would choose the weaker. */
export const isPaused = sql<boolean>`factor.kind = 'email' and exists (
  select from auth.factors as other
  where other.user_id = factor.user_id and other.verified_at is not null and other.kind <> 'email'
)`;

/** The verified factors of this person, first added first. */
export const listFactors = (db: Db, userId: string) =>
  db
    .selectFrom('auth.factors as factor')
    .select([
      'factor.id as factorId',
      'factor.kind',
      'factor.friendly_name as friendlyName',
      'factor.destination',
      'factor.verified_at as verifiedAt',
      'factor.last_used_at as lastUsedAt',
      isPaused.as('isPaused'),
    ])
    .where('user_id', '=', userId)
    .where('verified_at', 'is not', null)
    .orderBy('verified_at')
    .orderBy('id')
    .execute();

/** How many backup codes this person has not used yet. */
export async function countBackupCodes(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('auth.backup_codes')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** A challenge that is still good, with where its code is to go; undefined when another took its place. */
export const findChallenge = (db: Db, challengeId: string, now: Date) =>
  db
    .selectFrom('auth.factor_challenges as challenge')
    .innerJoin('auth.factors as factor', 'factor.id', 'challenge.factor_id')
    .select(['factor.user_id as userId', 'factor.kind', 'factor.destination'])
    .where('challenge.id', '=', challengeId)
    .where('challenge.expires_at', '>', now)
    .executeTakeFirst();
