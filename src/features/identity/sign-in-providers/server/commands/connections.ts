import { sql } from 'kysely';
import type { SignedIn } from '#access/viewer.ts';
import type { Tx } from '#db/client.ts';
import { lockPeople } from '#features/identity/accounts/server/commands/people.ts';
import { removeUnconfirmed } from '#features/identity/accounts/server/commands/sign-up.ts';
import * as accountEvents from '#features/identity/accounts/server/jobs.ts';
import { countWaysIn } from '#features/identity/accounts/server/queries/credentials.ts';
import type { ProvenIdentity } from '#features/identity/lib/openid/sign-in-provider.ts';
import type { JobSender } from '#lib/jobs/job-queue.ts';
import { findConnection, type IdentityKey, listConnections } from '../queries.ts';

/** A work and a private account, and some in reserve. */
export const mostConnections = 5;

/** What is kept of an account elsewhere. */
export type KeptIdentity = Omit<ProvenIdentity, 'firstName' | 'lastName' | 'authenticatedAt'>;

/** What is done with one account elsewhere, is done one after the other. */
export const lockIdentity = (tx: Tx, { issuer, subject }: IdentityKey) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`identity ${issuer} ${subject}`}, 0))`.execute(
    tx,
  );

/** Connects an account elsewhere with this user. The caller has locked the identity, and it has no user yet. */
export async function insertConnection(
  tx: Tx,
  userId: string,
  identity: KeptIdentity,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('auth.connected_sign_ins')
    .values({
      user_id: userId,
      issuer: identity.issuer,
      subject: identity.subject,
      tenant_id: identity.tenantId,
      object_id: identity.objectId,
      claimed_name: identity.claimedName,
      claimed_email: identity.claimedEmail,
      created_at: now,
    })
    .execute();
}

/**
 * Connects an account elsewhere with that of a signed-in user, and notifies them. An unconfirmed sign-up with it gives
 * way: the person who made it is here. Twice is once.
 */
export async function connect(
  tx: Tx,
  { jobs, now }: { jobs: JobSender; now: Date },
  { userId }: Pick<SignedIn, 'userId'>,
  identity: KeptIdentity,
): Promise<{ refused: 'taken' | 'too-many' | null }> {
  await lockPeople(tx, [userId]);
  await lockIdentity(tx, identity);
  const present = await findConnection(tx, identity);
  if (present?.userId === userId) return { refused: null };
  if (present && !(await removeUnconfirmed(tx, present.userId))) return { refused: 'taken' };
  if ((await listConnections(tx, userId)).length >= mostConnections) return { refused: 'too-many' };
  await insertConnection(tx, userId, identity, now);
  await jobs.enqueue(tx, accountEvents.accountSecured, { userId, change: 'microsoft-connected' });
  return { refused: null };
}

/** Notes that a connected account was used now. */
export async function noteUse(tx: Tx, connectionId: string, now: Date): Promise<void> {
  await tx
    .updateTable('auth.connected_sign_ins')
    .set({ last_used_at: now })
    .where('id', '=', connectionId)
    .execute();
}

/** Disconnects an account elsewhere, unless it is the last way to sign in, and tells its person. */
export async function disconnect(
  tx: Tx,
  { jobs }: { jobs: JobSender },
  { userId }: SignedIn,
  connectionId: string,
): Promise<{ refused: 'CONNECTION_NOT_FOUND' | 'LAST_WAY_IN' | null }> {
  await lockPeople(tx, [userId]);
  const present = await listConnections(tx, userId);
  if (!present.some((each) => each.connectionId === connectionId)) {
    return { refused: 'CONNECTION_NOT_FOUND' };
  }
  if ((await countWaysIn(tx, userId)) <= 1) return { refused: 'LAST_WAY_IN' };
  await tx.deleteFrom('auth.connected_sign_ins').where('id', '=', connectionId).execute();
  await jobs.enqueue(tx, accountEvents.accountSecured, {
    userId,
    change: 'microsoft-disconnected',
  });
  return { refused: null };
}
