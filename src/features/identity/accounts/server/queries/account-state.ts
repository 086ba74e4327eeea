import { sql } from 'kysely';
import type { AccountState, UserId } from '#access/user.ts';
import type { Db } from '#db/client.ts';
import {
  isApprovedWithCompany,
  membersOfSuspendedAlone,
} from '#features/identity/memberships/server/queries/memberships.ts';

/** What has been decided about the account of `profile`, as a column. A client is approved with their company. */
export const accountState = sql<AccountState>`case
  when profile.leaving_at is not null then 'leaving'
  when profile.suspended_at is not null then 'suspended'
  when profile.approved_at is not null or ${isApprovedWithCompany} then 'approved'
  when profile.refused_at is not null then 'refused'
  else 'pending' end`;

/** A decision about an account, as its owner reads it. */
export interface AccountDecision {
  state: AccountState;
  reason: string | null;
  decidedAt: Date | null;
}

/** What has been decided about this person's account, and why. Throws when there is no such person. */
export async function getDecision(db: Db, userId: UserId): Promise<AccountDecision> {
  const row = await db
    .selectFrom('profiles as profile')
    .select([
      accountState.as('state'),
      'profile.approved_at',
      'profile.refused_at',
      'profile.refusal_reason',
      'profile.suspended_at',
      'profile.suspension_reason',
    ])
    .where('profile.user_id', '=', userId)
    .executeTakeFirstOrThrow();
  const { state } = row;
  if (state === 'suspended') {
    return { state, reason: row.suspension_reason, decidedAt: row.suspended_at };
  }
  return { state, reason: row.refusal_reason, decidedAt: row.refused_at ?? row.approved_at };
}

/**
 * Whether an admin has suspended this account, or every company that its user could act for, or it is being deleted.
 */
export async function isHiddenAccount(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('profiles')
    .select('user_id')
    .where('user_id', '=', userId)
    .where((eb) => eb.or([isHidden, eb('user_id', 'in', membersOfSuspendedAlone(db))]))
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * The ids of all users whose account is suspended or is being deleted, for a statement that excludes them: they are
 * few. Former users are left out: nothing of theirs is open.
 */
export const hiddenUsers = (db: Db) =>
  db
    .selectFrom('profiles')
    .select('profiles.user_id')
    .where(isHidden)
    .where('profiles.is_former', '=', false);

const isHidden = sql<boolean>`(profiles.suspended_at is not null or profiles.leaving_at is not null)`;

/** Where a sign-up came from; null in each part that was not kept. */
export interface SignUpState {
  address: string | null;
  language: string | null;
  browser: string | null;
}

/** Where this person signed up from. */
export async function findSignUpState(db: Db, userId: UserId): Promise<SignUpState> {
  const row = await db
    .selectFrom('auth.sign_ups')
    .select(['address', 'language', 'browser'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ?? { address: null, language: null, browser: null };
}
