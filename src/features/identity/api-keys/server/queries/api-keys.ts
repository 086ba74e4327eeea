import type { Db } from '#db/client.ts';

/** The keys of this person, last made first. */
export const listApiKeys = (db: Db, userId: string) =>
  db
    .selectFrom('auth.api_keys')
    .select([
      'id as keyId',
      'name',
      'prefix',
      'scope',
      'after_second_step as isAfterSecondStep',
      'created_at as createdAt',
      'expires_at as expiresAt',
      'last_used_at as lastUsedAt',
    ])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();

export type KnownApiKey = Awaited<ReturnType<typeof listApiKeys>>[number];
