import type { TestApp } from '../app.ts';
import { contoso } from './microsoft-emulator.ts';

/** Connects a made-up Microsoft account with a user's account: for tests that need only the connection. */
export async function makeConnection(
  app: TestApp,
  userId: string,
): Promise<{ connectionId: string }> {
  const { id } = await app.db
    .insertInto('auth.connected_sign_ins')
    .values({
      user_id: userId,
      issuer: `https://login.microsoftonline.com/${contoso}/v2.0`,
      subject: crypto.randomUUID(),
      tenant_id: contoso,
      object_id: crypto.randomUUID(),
      claimed_name: 'Ada Lovelace',
      claimed_email: 'ada@contoso.example',
      created_at: app.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { connectionId: id };
}
