import type { Db } from '#db/client.ts';
import { companies } from '#features/identity/memberships/server/queries/memberships.ts';

/** The keys of this person, last made first. */
export const listApiKeys = (db: Db, userId: string) =>
  db
    .selectFrom('auth.api_keys')
    .leftJoin(companies(db).as('company'), 'company.id', 'auth.api_keys.company_id')
    .select([
      'auth.api_keys.id as keyId',
      'auth.api_keys.name',
      'company.name as companyName',
      'prefix',
      'scope',
      'after_second_step as isAfterSecondStep',
      'created_at as createdAt',
      'expires_at as expiresAt',
      'last_used_at as lastUsedAt',
    ])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('auth.api_keys.id')
    .execute();

export type KnownApiKey = Awaited<ReturnType<typeof listApiKeys>>[number];
