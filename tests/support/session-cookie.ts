import { createHmac, randomBytes } from 'node:crypto';
import type { WritableDb } from '#db/client.ts';
import { hashSessionToken, sessionCookieName } from '#lib/auth/session-token.ts';
import { testAuthSecret, testPublicUrl } from './site.ts';

const month = 30 * 24 * 60 * 60 * 1000;

/**
 * Opens a session as a whole sign-in would, second step included, without its password hashing, and returns its Cookie
 * header.
 */
export async function createSessionCookie(
  db: WritableDb,
  userId: string,
  now: Date,
): Promise<string> {
  const { has_second_factor } = await db
    .selectFrom('auth.users')
    .select('has_second_factor')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const token = randomBytes(24).toString('base64url');
  await db
    .insertInto('auth.sessions')
    .values({
      user_id: userId,
      token: hashSessionToken(token),
      expires_at: new Date(now.getTime() + month),
      created_at: now,
      updated_at: now,
      proven_at: now,
      assurance: has_second_factor ? 'aal2' : 'aal1',
      ip_address: null,
      user_agent: null,
    })
    .execute();
  const signature = createHmac('sha256', testAuthSecret).update(token).digest('base64');
  return `${sessionCookieName(testPublicUrl)}=${encodeURIComponent(`${token}.${signature}`)}`;
}
