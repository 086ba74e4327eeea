import type { ConsultantViewer } from '#access/viewer.ts';
import type { Tx } from '#db/client.ts';
import { lockPeople } from '#features/identity/accounts/server/commands/people.ts';
import { recordNotifications } from '#features/notifications/inbox/server/commands/record-notifications.ts';
import type { Services } from '#server/services.ts';
import type { ReferenceId } from '../../ids.ts';
import { referenceAnswered } from '../jobs.ts';
import { referenceWasAnswered } from '../notifications.ts';
import { findAsked } from '../queries/references.ts';

export type AnswerOutcome = { refused: 'REFERENCE_NOT_FOUND' | null };

/** Confirms a reference with this text, or declines it. A token is used once: of two answers one counts. */
export async function answerReference(
  tx: Tx,
  { clock, jobs }: Pick<Services, 'clock' | 'jobs'>,
  token: string,
  words: string | null,
): Promise<AnswerOutcome> {
  const now = clock.now();
  const found = await findAsked(tx, token, now);
  if (!found) return { refused: 'REFERENCE_NOT_FOUND' };
  await lockPeople(tx, [found.consultant_id]);
  const state = words === null ? 'declined' : 'confirmed';
  const { numUpdatedRows } = await tx
    .updateTable('consultant_references')
    .set({ state, words, answered_at: now, token_hashes: [] })
    .where('id', '=', found.id)
    .where('state', '=', 'asked')
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return { refused: 'REFERENCE_NOT_FOUND' };
  await recordNotifications(tx, { jobs, now }, referenceWasAnswered, [
    { userId: found.consultant_id, event: found.id, aboutId: null, about: { state } },
  ]);
  await jobs.enqueue(tx, referenceAnswered, { referenceId: found.id });
  return { refused: null };
}

/** Withdraws a request or a confirmed reference: its link ends, and its text is deleted. */
export async function withdrawReference(
  tx: Tx,
  { clock }: Pick<Services, 'clock'>,
  { userId }: ConsultantViewer,
  id: ReferenceId,
): Promise<AnswerOutcome> {
  await lockPeople(tx, [userId]);
  const { numUpdatedRows } = await tx
    .updateTable('consultant_references')
    .set({ state: 'withdrawn', words: null, withdrawn_at: clock.now(), token_hashes: [] })
    .where('id', '=', id)
    .where('consultant_id', '=', userId)
    .where('state', 'in', ['asked', 'confirmed'])
    .executeTakeFirstOrThrow();
  return { refused: numUpdatedRows === 0n ? 'REFERENCE_NOT_FOUND' : null };
}

/** Removes a confirmed reference for an admin, or takes the removal back: its consultant alone reads it meanwhile. */
export async function setReferenceRemoved(
  tx: Tx,
  id: ReferenceId,
  removedAt: Date | null,
): Promise<{ isChanged: boolean }> {
  const { numUpdatedRows } = await tx
    .updateTable('consultant_references')
    .set({ removed_at: removedAt })
    .where('id', '=', id)
    .where('state', '=', 'confirmed')
    .where('removed_at', removedAt ? 'is' : 'is not', null)
    .executeTakeFirstOrThrow();
  return { isChanged: numUpdatedRows > 0n };
}
