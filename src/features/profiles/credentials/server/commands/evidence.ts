import type { UserId } from '#access/user.ts';
import type { ConsultantViewer } from '#access/viewer.ts';
import type { CertificationId } from '#catalogue/certifications.ts';
import type { Tx } from '#db/client.ts';
import { lockPeople } from '#features/identity/accounts/server/commands/people.ts';
import { markPast } from '#features/notifications/inbox/server/commands/mark-read.ts';
import { dayOf } from '#lib/calendar-days.ts';
import type { Services } from '#server/services.ts';
import { type Evidence, stateOf } from '../../rules.ts';
import { beginOfEnds, credentialEnds } from '../notifications.ts';
import { type CredentialRow, selectCredentials } from '../queries/credentials.ts';

type Tools = Pick<Services, 'clock' | 'searchIndex'>;

/**
 * Stores the evidence for a certification of the consultant's own profile, to wait for a check. The same evidence
 * again changes nothing while it waits or counts; after a rejection, or once it has expired, it waits anew.
 */
export async function submitEvidence(
  tx: Tx,
  { clock, searchIndex }: Tools,
  consultant: ConsultantViewer,
  certification: CertificationId,
  evidence: Evidence,
): Promise<{ refused: 'CERTIFICATION_NOT_CLAIMED' | null }> {
  const now = clock.now();
  if (!(await lockClaim(tx, consultant.userId, certification))) {
    return { refused: 'CERTIFICATION_NOT_CLAIMED' };
  }
  const columns = {
    link: evidence.link,
    number: evidence.number,
    issued_on: evidence.issuedOn,
    expires_on: evidence.expiresOn,
    status: 'submitted' as const,
    submitted_at: now,
    decided_at: null,
    decided_by: null,
    method: null,
    reason: null,
    // Other evidence has had no notification yet.
    end_told_days: null,
  };
  const current = await selectCredentials(tx)
    .where('consultant_id', '=', consultant.userId)
    .where('certification', '=', certification)
    .forUpdate()
    .executeTakeFirst();
  if (!current) {
    await tx
      .insertInto('credentials')
      .values({ ...columns, consultant_id: consultant.userId, certification })
      .execute();
    return { refused: null };
  }
  const state = stateOf(current, dayOf(now));
  const stands = state === 'submitted' || state === 'verified';
  if (stands && isSame(current, evidence)) return { refused: null };
  await tx
    .updateTable('credentials')
    .set(({ eb }) => ({ ...columns, revision: eb('revision', '+', 1) }))
    .where('id', '=', current.id)
    .execute();
  await forgetEnds(tx, { clock }, consultant.userId, [current.id]);
  if (state === 'verified') await searchIndex.refresh(tx, [consultant.userId]);
  return { refused: null };
}

/**
 * Whether the profile claims this certification. It goes on doing so, and evidence for it is one at a time, in this
 * transaction.
 */
async function lockClaim(tx: Tx, userId: UserId, certification: CertificationId): Promise<boolean> {
  await lockPeople(tx, [userId]);
  const profile = await tx
    .selectFrom('consultant_profiles')
    .select('certifications')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return profile?.certifications.includes(certification) ?? false;
}

const isSame = (row: CredentialRow, { link, number, issuedOn, expiresOn }: Evidence): boolean =>
  row.link === link &&
  row.number === number &&
  row.issued_on === issuedOn &&
  row.expires_on === expiresOn;

/** Takes back the evidence for a certification, verified or not. */
export async function withdrawEvidence(
  tx: Tx,
  { clock, searchIndex }: Tools,
  consultant: ConsultantViewer,
  certification: CertificationId,
): Promise<{ refused: 'CREDENTIAL_NOT_FOUND' | null }> {
  await lockPeople(tx, [consultant.userId]);
  const withdrawn = await tx
    .deleteFrom('credentials')
    .where('consultant_id', '=', consultant.userId)
    .where('certification', '=', certification)
    .returning('id')
    .executeTakeFirst();
  if (!withdrawn) return { refused: 'CREDENTIAL_NOT_FOUND' };
  await forgetEnds(tx, { clock }, consultant.userId, [withdrawn.id]);
  await searchIndex.refresh(tx, [consultant.userId]);
  return { refused: null };
}

/** Drops the evidence for certifications that are not in the profile any more, in the transaction of its save. */
export async function dropUnclaimedEvidence(
  tx: Tx,
  clocked: Pick<Tools, 'clock'>,
  userId: UserId,
  claimed: readonly string[],
): Promise<void> {
  const dropped = await tx
    .deleteFrom('credentials')
    .where('consultant_id', '=', userId)
    .where((eb) =>
      claimed.length === 0 ? eb.lit(true) : eb('certification', 'not in', [...claimed]),
    )
    .returning('id')
    .execute();
  const ids = dropped.map(({ id }) => id);
  await forgetEnds(tx, clocked, userId, ids);
}

/** Of evidence that is replaced or gone it is no news that it ends. */
async function forgetEnds(
  tx: Tx,
  clocked: Pick<Tools, 'clock'>,
  userId: UserId,
  credentialIds: readonly string[],
): Promise<void> {
  for (const id of credentialIds) {
    await markPast(tx, clocked, userId, { kind: credentialEnds, events: beginOfEnds(id) });
  }
}
