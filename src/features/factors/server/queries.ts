import type { Db } from '#db/client.ts';

/** The verified factors of this person, first added first. */
export const listFactors = (db: Db, userId: string) =>
  db
    .selectFrom('auth.factors')
    .select([
      'id as factorId',
      'kind',
      'friendly_name as friendlyName',
      'verified_at as verifiedAt',
      'last_used_at as lastUsedAt',
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
