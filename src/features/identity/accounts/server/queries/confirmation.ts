import type { Db } from '#db/client.ts';
import type { Keyring } from '#lib/auth/keyring.ts';
import { keyUses } from '#server/key-uses.ts';

export const confirmationLifetimeSeconds = 24 * 60 * 60;

/**
 * The token of a confirmation link. It names the sign-up by the id of its user. A later sign-up with the same address
 * makes another user, so that a link never confirms a sign-up that it was not sent for.
 */
export function confirmationToken(keys: Keyring, userId: string, now: Date): string {
  const expiry = Math.floor(now.getTime() / 1000) + confirmationLifetimeSeconds;
  return keys.sign(keyUses.confirmationLink, `${userId}.${expiry}`);
}

/** What has become of the sign-up that a link was sent for. */
export type Confirmation =
  | { state: 'waiting'; userId: string; passwordHash: string | null; nextPath: string }
  | { state: 'confirmed'; nextPath: string }
  /** Too old. */
  | { state: 'expired' }
  /** Another sign-up with the same address came later; whether this one is kept, for its own browser to confirm. */
  | { state: 'replaced'; userId: string; isKept: boolean }
  /** None of our links. */
  | { state: 'unknown' };

/** Whether this person has confirmed their address: until then nothing signs them in. */
export async function isConfirmed(db: Db, userId: string): Promise<boolean> {
  const user = await db
    .selectFrom('auth.users')
    .select('email_verified')
    .where('id', '=', userId)
    .executeTakeFirst();
  return user?.email_verified === true;
}

/** What a user signed up with who has not confirmed their address yet. */
export const findUnconfirmed = async (db: Db, userId: string) =>
  db
    .selectFrom('auth.users')
    .select(['email', 'user_type as userType', 'first_name as firstName', 'last_name as lastName'])
    .where('id', '=', userId)
    .where('email_verified', '=', false)
    .executeTakeFirst();

/** Reads a link's token and looks what there is to confirm. */
export async function findConfirmation(
  db: Db,
  { keys, token, now }: { keys: Keyring; token: string; now: Date },
): Promise<Confirmation> {
  const [userId, expiry] = keys.readSigned(keyUses.confirmationLink, token)?.split('.') ?? [];
  if (!userId) return { state: 'unknown' };
  const user = await db
    .selectFrom('auth.users as user')
    .leftJoin('auth.accounts as account', (join) =>
      join.onRef('account.user_id', '=', 'user.id').on('account.provider_id', '=', 'credential'),
    )
    .leftJoin('auth.sign_ups as sign_up', 'sign_up.user_id', 'user.id')
    .select(['user.email_verified', 'account.password', 'sign_up.next_path'])
    .where('user.id', '=', userId)
    .executeTakeFirst();
  const nextPath = user?.next_path ?? '';
  if (user?.email_verified) return { state: 'confirmed', nextPath };
  if (Number(expiry) * 1000 <= now.getTime()) return { state: 'expired' };
  if (!user) return { state: 'replaced', userId, isKept: await isKept(db, userId, now) };
  return { state: 'waiting', userId, passwordHash: user.password, nextPath };
}

async function isKept(db: Db, userId: string, now: Date): Promise<boolean> {
  const kept = await db
    .selectFrom('auth.replaced_sign_ups')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return kept !== undefined;
}
