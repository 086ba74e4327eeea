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
