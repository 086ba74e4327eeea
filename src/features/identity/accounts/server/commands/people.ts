import { sql } from 'kysely';
import type { UserId } from '#access/user.ts';
import type { Tx } from '#db/client.ts';

/**
 * Lets changes to these people and to what is theirs go one after the other. Every command that needs this takes it
 * first and other locks after it, and people in the order of their ids, so that no two wait for each other.
 */
export async function lockPeople(tx: Tx, userIds: readonly string[]): Promise<void> {
  await tx
    .selectFrom('profiles')
    .select('user_id')
    .where(sql<boolean>`user_id = any(${userIds}::uuid[])`)
    .orderBy('user_id')
    .forNoKeyUpdate()
    .execute();
}

/** Changes a person's name. Their row is locked from here on, so saves of one person go one after the other. */
export async function renamePerson(
  tx: Tx,
  userId: UserId,
  { firstName, lastName }: { firstName: string; lastName: string },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('profiles')
    .set({ first_name: firstName, last_name: lastName, updated_at: now })
    .where('user_id', '=', userId)
    .execute();
}

/** Stores that an admin has approved these people, who are locked and not approved yet. */
export async function markApproved(
  tx: Tx,
  userIds: readonly string[],
  {
    adminId,
    fullyChecked,
    now,
  }: { adminId: UserId | null; fullyChecked: readonly string[]; now: Date },
): Promise<void> {
  await tx
    .updateTable('profiles')
    .set({
      approved_at: now,
      approved_by: adminId,
      approved_fully_checked: sql<boolean>`user_id = any(${fullyChecked}::uuid[])`,
      refused_at: null,
      refusal_reason: null,
      updated_at: now,
    })
    .where('user_id', 'in', userIds)
    .execute();
}

/** When and why an account was refused. */
export interface Refusal {
  at: Date;
  reason: string;
}

/** Makes these people, who are locked, what they were before their approval: refused, or pending without a refusal. */
export async function markUnapproved(
  tx: Tx,
  before: readonly { userId: string; refusal: Refusal | null }[],
  now: Date,
): Promise<void> {
  const ids = before.map(({ userId }) => userId);
  const times = before.map(({ refusal }) => refusal?.at ?? null);
  const reasons = before.map(({ refusal }) => refusal?.reason ?? null);
  await tx
    .updateTable('profiles')
    .from(
      sql<{ id: string; at: Date | null; reason: string | null }>`
        unnest(${ids}::uuid[], ${times}::timestamptz[], ${reasons}::text[])`.as<'before'>(
        sql`before (id, at, reason)`,
      ),
    )
    .set((eb) => ({
      approved_at: null,
      approved_by: null,
      approved_fully_checked: null,
      refused_at: eb.ref('before.at'),
      refusal_reason: eb.ref('before.reason'),
      updated_at: now,
    }))
    .whereRef('profiles.user_id', '=', 'before.id')
    .execute();
}

/** Stores that an admin has refused this account, or taken its approval back. The row is locked by the caller. */
export async function markRefused(
  tx: Tx,
  userId: UserId,
  { reason, now }: { reason: string; now: Date },
): Promise<void> {
  await tx
    .updateTable('profiles')
    .set({
      approved_at: null,
      approved_by: null,
      approved_fully_checked: null,
      refused_at: now,
      refusal_reason: reason,
      updated_at: now,
    })
    .where('user_id', '=', userId)
    .execute();
}

/** Stores that this account is suspended for a reason, or, without one, that it is not any more. */
export async function markSuspended(
  tx: Tx,
  userId: UserId,
  { reason, now }: { reason: string | null; now: Date },
): Promise<void> {
  await tx
    .updateTable('profiles')
    .set({
      suspended_at: reason === null ? null : now,
      suspension_reason: reason,
      updated_at: now,
    })
    .where('user_id', '=', userId)
    .execute();
}

/** Hides this account because it is to be erased, or, with null, shows it again. */
export async function markLeaving(tx: Tx, userId: UserId, leavingAt: Date | null): Promise<void> {
  await tx
    .updateTable('profiles')
    .set({ leaving_at: leavingAt })
    .where('user_id', '=', userId)
    .execute();
}
