import { randomBytes } from 'node:crypto';
import type { TestApp } from './app.ts';

/** Gives a user a listed passkey without a device: for tests that need only its row. */
export async function makePasskey(
  app: TestApp,
  userId: string,
  name = 'Phone',
): Promise<{ passkeyId: string }> {
  const { id } = await app.db
    .insertInto('auth.passkeys')
    .values({
      user_id: userId,
      credential_id: randomBytes(32).toString('base64url'),
      public_key: 'none',
      friendly_name: name,
      is_synced: false,
      created_at: app.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { passkeyId: id };
}
