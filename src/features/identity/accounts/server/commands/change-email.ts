import { sql } from 'kysely';
import type { SignedIn } from '#access/viewer.ts';
import type { Db, Tx } from '#db/client.ts';
import type { JobSender } from '#lib/jobs/job-queue.ts';
import { afterPlus, inboxOf } from '#lib/mail/inbox-of.ts';
import * as events from '../jobs.ts';
import { lockAddress } from './sign-up.ts';

/** At which of the two addresses a link of a change was read. */
export type EmailSide = 'old' | 'new';

const lifetimeMs = 24 * 60 * 60_000;

interface Surroundings {
  jobs: JobSender;
  now: Date;
}

/** Asks both addresses to confirm a change. A change that waited before is replaced, and its links with it. */
export async function requestEmailChange(
  tx: Tx,
  { jobs, now }: Surroundings,
  { userId, email }: SignedIn,
  newEmail: string,
): Promise<{ refused: 'SAME_ADDRESS' | 'ADDRESS_OF_FACTOR' | null }> {
  if (newEmail === email) return { refused: 'SAME_ADDRESS' };
  if (await isAddressOfFactor(tx, userId, newEmail)) return { refused: 'ADDRESS_OF_FACTOR' };
  const { id } = await replaceChange(tx, userId, {
    new_email: newEmail,
    created_at: now,
    expires_at: new Date(now.getTime() + lifetimeMs),
  });
  await jobs.enqueue(tx, events.emailChangeRequested, { changeId: id });
  return { refused: null };
}

/** Codes and links for a new password must not meet in one mailbox: it alone would open the account. */
async function isAddressOfFactor(tx: Tx, userId: string, email: string): Promise<boolean> {
  const user = await tx
    .selectFrom('auth.users')
    .select('id')
    .where('id', '=', userId)
    .where(
      sql<boolean>`regexp_replace(lower(code_address), ${afterPlus.source}, '@') = ${inboxOf(email)}`,
    )
    .forUpdate()
    .executeTakeFirst();
  return user !== undefined;
}

async function replaceChange(
  tx: Tx,
  userId: string,
  change: { new_email: string; created_at: Date; expires_at: Date },
): Promise<{ id: string }> {
  await tx.deleteFrom('auth.email_changes').where('user_id', '=', userId).execute();
  return tx
    .insertInto('auth.email_changes')
    .values({ user_id: userId, ...change })
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** Drops the change that waits; false when there was none. */
export async function cancelEmailChange(tx: Tx, { userId }: SignedIn): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('auth.email_changes')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

const selectChanges = (db: Db, now: Date) =>
  db
    .selectFrom('auth.email_changes as change')
    .innerJoin('auth.users as user', 'user.id', 'change.user_id')
    .select([
      'change.id as changeId',
      'change.user_id as userId',
      'change.new_email as newEmail',
      'change.old_confirmed_at as oldConfirmedAt',
      'change.new_confirmed_at as newConfirmedAt',
      'user.email as oldEmail',
      'user.first_name as firstName',
    ])
    .where('change.expires_at', '>', now);

/** A change that waits, by the id that its links carry. */
export const findEmailChange = async (db: Db, changeId: string, now: Date) =>
  selectChanges(db, now).where('change.id', '=', changeId).executeTakeFirst();

/** The change of this person that waits. */
export const findOwnEmailChange = async (db: Db, { userId }: SignedIn, now: Date) =>
  selectChanges(db, now).where('change.user_id', '=', userId).executeTakeFirst();

type Outcome =
  | { refused: 'LINK_NOT_VALID' | 'ADDRESS_TAKEN' | 'ADDRESS_OF_FACTOR' }
  | { refused: null; isChanged: boolean };

/**
 * Notes that a change was confirmed at one address; with the second the account moves. An unconfirmed sign-up with the
 * new address gives way: its mails went to the person who has just read ours.
 */
export async function confirmEmailChange(
  tx: Tx,
  { jobs, now }: Surroundings,
  { changeId, side }: { changeId: string; side: EmailSide },
): Promise<Outcome> {
  const confirmed = await tx
    .updateTable('auth.email_changes')
    .set(side === 'old' ? { old_confirmed_at: now } : { new_confirmed_at: now })
    .where('id', '=', changeId)
    .where('expires_at', '>', now)
    .returning(['user_id', 'new_email', 'old_confirmed_at', 'new_confirmed_at'])
    .executeTakeFirst();
  if (!confirmed) return { refused: 'LINK_NOT_VALID' };
  const { user_id: userId, new_email: newEmail } = confirmed;
  if (!confirmed.old_confirmed_at || !confirmed.new_confirmed_at) {
    return { refused: null, isChanged: false };
  }
  if (await isAddressOfFactor(tx, userId, newEmail)) return { refused: 'ADDRESS_OF_FACTOR' };
  await lockAddress(tx, newEmail);
  await tx
    .deleteFrom('auth.users')
    .where('email', '=', newEmail)
    .where('email_verified', '=', false)
    .execute();
  const moved = await moveAccount(tx, userId, newEmail, now);
  if (!moved) return { refused: 'ADDRESS_TAKEN' };
  await tx.deleteFrom('auth.email_changes').where('user_id', '=', userId).execute();
  await tx.deleteFrom('auth.verifications').where('value', '=', userId).execute();
  await jobs.enqueue(tx, events.accountSecured, {
    userId,
    change: 'email-changed',
    leftAddress: moved.leftAddress,
  });
  return { refused: null, isChanged: true };
}

/** Gives the account its new address, unless another account has it; returns the one it had. */
async function moveAccount(tx: Tx, userId: string, newEmail: string, now: Date) {
  const { email: leftAddress } = await tx
    .selectFrom('auth.users')
    .select('email')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const taken = await tx
    .selectFrom('auth.users')
    .select('id')
    .where('email', '=', newEmail)
    .executeTakeFirst();
  if (taken) return null;
  await tx
    .updateTable('auth.users')
    .set({ email: newEmail, updated_at: now })
    .where('id', '=', userId)
    .execute();
  return { leftAddress };
}
