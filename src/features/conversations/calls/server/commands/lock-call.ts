import type { CorrespondentViewer } from '#access/viewer.ts';
import type { Tx } from '#db/client.ts';
import { obstacleToWrite } from '#features/conversations/messages/policy.ts';
import {
  type LockedThread,
  lockThread,
} from '#features/conversations/messages/server/commands/lock-thread.ts';
import { lockPeople } from '#features/identity/accounts/server/commands/people.ts';
import type { CallId } from '../../ids.ts';
import { isOpen } from '../../policy.ts';
import { changesOfOneCall } from '../../rules/limits.ts';
import { type CallRow, findCall } from '../queries/calls.ts';

/** A call as its changer has seen it. */
export interface Seen {
  callId: CallId;
  revision: number;
}

/** A call and its thread, locked until this transaction ends. */
export interface LockedCall {
  call: CallRow;
  thread: LockedThread;
}

export type LockRefusal = { refused: 'CALL_NOT_FOUND' | 'CALL_CHANGED' };

/**
 * Locks a call that is still open and as this user has seen it: of two who change it at once the second one is refused.
 * With `alone` both users are locked as well, so that neither is booked elsewhere meanwhile.
 */
export async function lockCall(
  tx: Tx,
  person: CorrespondentViewer,
  { callId, revision }: Seen,
  { now, alone = false }: { now: Date; alone?: boolean },
): Promise<LockRefusal | (LockedCall & { refused: null })> {
  const found = await findCall(tx, person, callId);
  if (!found) return { refused: 'CALL_NOT_FOUND' };
  if (alone) await lockPeople(tx, [found.clientId, found.consultantId]);
  const thread = await lockThread(tx, person, found.threadId, found.clientId);
  const call = await findCall(tx, person, callId);
  if (!thread || !call) return { refused: 'CALL_NOT_FOUND' };
  if (call.revision !== revision || !isOpen(call, now)) return { refused: 'CALL_CHANGED' };
  // Its client is the one of the call, who need not be in charge of the conversation.
  return { refused: null, call, thread: { ...thread, clientId: call.clientId } };
}

const refusalOf = {
  'not-approved': 'NOT_APPROVED',
  blocked: 'PERSON_BLOCKED',
  away: 'PERSON_AWAY',
} as const;

/**
 * Why this person may say nothing new about a held call; null when they may. Declining and cancelling is always open to
 * them.
 */
export function refusalToChange(
  person: CorrespondentViewer,
  { call, thread }: LockedCall,
): { refused: (typeof refusalOf)[keyof typeof refusalOf] | 'TOO_MANY_CHANGES' } | null {
  const hasBlocked = thread.ownBlockedAt !== null;
  const obstacle = obstacleToWrite(person, { hasBlocked, other: thread });
  if (obstacle) return { refused: refusalOf[obstacle] };
  return call.revision >= changesOfOneCall ? { refused: 'TOO_MANY_CHANGES' } : null;
}
