import { randomBytes } from 'node:crypto';
import type { TestApp } from './app.ts';

/** Gives somebody a passkey that is in the list and no device has: for what asks only whether there is one. */
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
