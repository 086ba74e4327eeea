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
