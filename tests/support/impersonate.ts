import type { UserId } from '#access/user.ts';
import type { TestApp } from './app.ts';
import { sendCall } from './authorisation/send-call.ts';

/** The Cookie header of an admin who is impersonating this user; of a new admin unless one is named. */
export async function beginImpersonating(
  app: TestApp,
  userId: UserId,
  {
    adminId,
    reason = 'They wrote that they see nothing.',
  }: { adminId?: UserId; reason?: string } = {},
): Promise<string> {
  const cookie = await app.cookieOf(adminId ?? (await app.make.admin()));
  const begun = await sendCall(app, 'impersonations.begin', { userId, reason }, cookie);
  if (begun.status !== 201) throw new Error(`It could not begin: ${await begun.text()}`);
  return cookie;
}
