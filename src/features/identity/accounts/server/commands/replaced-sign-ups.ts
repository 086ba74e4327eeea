import type { Tx } from '#db/client.ts';
import { confirmationLifetimeSeconds } from '../queries/confirmation.ts';

/** Keeps an unconfirmed sign-up by a password that is about to be replaced, for as long as its link can be opened. */
export async function keepReplaced(tx: Tx, userId: string, now: Date): Promise<void> {
  const signUp = await tx
    .selectFrom('auth.users as user')
    .innerJoin('auth.accounts as account', 'account.user_id', 'user.id')
    .innerJoin('auth.sign_ups as sign_up', 'sign_up.user_id', 'user.id')
    .innerJoin('profiles as profile', 'profile.user_id', 'user.id')
    .select([
      ...(['user.email', 'user.user_type', 'user.first_name', 'user.last_name'] as const),
      'profile.company_name',
      ...(['account.password', 'user.created_at as signed_up_at'] as const),
      ...(['sign_up.next_path', 'sign_up.address', 'sign_up.language', 'sign_up.browser'] as const),
    ])
    .where('user.id', '=', userId)
    .where('account.provider_id', '=', 'credential')
    .executeTakeFirst();
  if (!signUp?.password) return;
  const { password, ...rest } = signUp;
  const expiresAt = new Date(now.getTime() + confirmationLifetimeSeconds * 1000);
  await tx
    .insertInto('auth.replaced_sign_ups')
    .values({ user_id: userId, ...rest, password, expires_at: expiresAt })
    .execute();
}

/** Deletes the replaced sign-ups of this address: its owner has confirmed it, or is erased. */
export async function forgetReplaced(tx: Tx, email: string): Promise<void> {
  await tx.deleteFrom('auth.replaced_sign_ups').where('email', '=', email).execute();
}
