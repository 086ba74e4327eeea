import type { SignedIn } from '#access/viewer.ts';
import type { Db } from '#db/client.ts';

/** The sessions of this person that have not run out, last used first. */
export const listSessions = (db: Db, { userId }: SignedIn, now: Date) =>
  db
    .selectFrom('auth.sessions')
    .select([
      'id',
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
