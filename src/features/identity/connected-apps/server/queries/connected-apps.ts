import type { Db } from '#db/client.ts';
import { companies } from '#features/identity/memberships/server/queries/memberships.ts';

/** The apps that this person has let in, last connected first. */
export const listConnectedApps = (db: Db, userId: string, now: Date) =>
  db
    .selectFrom('auth.app_grants as app')
    .leftJoin(companies(db).as('company'), 'company.id', 'app.company_id')
    .select([
      'app.id as appId',
      'app.client_name as name',
      'app.host',
      'app.scope',
      'company.name as companyName',
      'app.after_second_step as isAfterSecondStep',
      'app.created_at as connectedAt',
      'app.last_used_at as lastUsedAt',
      'app.expires_at as expiresAt',
    ])
    .where('app.user_id', '=', userId)
    .where('app.expires_at', '>', now)
    .orderBy('app.created_at', 'desc')
    .orderBy('app.id')
    .execute();

export type KnownApp = Awaited<ReturnType<typeof listConnectedApps>>[number];
