import { sql } from 'kysely';
import type { Db } from '#db/client.ts';

/** The hash of this person's password, and whether they have a second factor. */
export const findSignInMeans = async (db: Db, userId: string) =>
  db
    .selectFrom('auth.users as user')
    .leftJoin('auth.accounts as account', (join) =>
      join.onRef('account.user_id', '=', 'user.id').on('account.provider_id', '=', 'credential'),
    )
    .select(['account.password as passwordHash', 'user.has_second_factor as hasSecondFactor'])
    .where('user.id', '=', userId)
    .executeTakeFirstOrThrow();

/** How many ways this person has to sign in: their password, passkeys that are not blocked, accounts elsewhere. */
export async function countWaysIn(db: Db, userId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select auth.count_ways_in(${userId}) as count`.execute(db);
  return rows[0]?.count ?? 0;
}
