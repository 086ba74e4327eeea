import { sql } from 'kysely';
import type { SignedIn } from '#access/viewer.ts';
import type { Db } from '#db/client.ts';

/** A session that has not ended: where a user is signed in. */
export interface OpenSession {
  address: string | null;
  browser: string | null;
  signedInAt: Date;
  usedAt: Date;
}

/** A person's sessions that have not ended, newest first; a hundred at most. */
export function listSessions(db: Db, userId: string): Promise<OpenSession[]> {
  return db
    .selectFrom('auth.sessions')
    .select([
      'ip_address as address',
      'user_agent as browser',
      'created_at as signedInAt',
      'updated_at as usedAt',
    ])
    .where('user_id', '=', userId)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('created_at', 'desc')
    .limit(100)
    .execute();
}

/** The sessions of this person that have not run out, last used first. */
export const listOwnSessions = (db: Db, { userId }: SignedIn, now: Date) =>
  db
    .selectFrom('auth.sessions')
    .select([
      'id',
      'ip_address as address',
      'user_agent as userAgent',
      'made_by as madeBy',
      'assurance',
      'created_at as createdAt',
      'updated_at as updatedAt',
    ])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .execute();

/** Whether this person and one of these are signed in from one address with one browser. */
export async function sharesBrowser(
  db: Db,
  userId: string,
  otherIds: readonly string[],
): Promise<boolean> {
  const row = await db
    .selectFrom('auth.sessions as own')
    .innerJoin('auth.sessions as other', (join) =>
      join
        .onRef('other.ip_address', '=', 'own.ip_address')
        .onRef('other.user_agent', '=', 'own.user_agent'),
    )
    .select('own.id')
    .where('own.user_id', '=', userId)
    .where(sql<boolean>`other.user_id = any(${otherIds}::uuid[])`)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
