import { createTotpSecret } from '#features/identity/second-factors/rules/totp.ts';
import { keyUses } from '#server/key-uses.ts';
import type { TestApp } from './app.ts';

/** Gives a user an authenticator app, as after its first code. */
export async function makeFactor(
  app: TestApp,
  userId: string,
  name = 'Phone',
): Promise<{ factorId: string; secret: string }> {
  const secret = createTotpSecret();
  const { id } = await app.db
    .insertInto('auth.factors')
    .values({
      user_id: userId,
      kind: 'totp',
      friendly_name: name,
      secret: app.services.keys.encrypt(keyUses.factor, userId, secret),
      verified_at: app.clock.now(),
      created_at: app.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { factorId: id, secret };
}
