import type { TestApp } from '../app.ts';
import { contoso } from './microsoft-stand-in.ts';

/** Connects an account at Microsoft that nobody has with somebody's: for what asks only whether there is one. */
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
