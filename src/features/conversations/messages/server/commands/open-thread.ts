import type { UserId } from '#access/user.ts';
import type { CorrespondentViewer } from '#access/viewer.ts';
import type { Tx } from '#db/client.ts';
import type { Services } from '#server/services.ts';
import { type ThreadId, toThreadId } from '../../ids.ts';
import { canWriteFirst, obstacleToWrite } from '../../policy.ts';
import { dailyLimits, secondsToWait } from '../../rules/limits.ts';
import { findCorrespondence } from '../queries/people.ts';
import { lockFiles } from './sent-files.ts';
import {
  countAlone,
  type Draft,
  findSent,
  refusalOfDay,
  type WriteOutcome,
  writeCounted,
} from './write-message.ts';

type Tools = Pick<Services, 'clock' | 'jobs' | 'isDemo'>;

export type OpenOutcome =
  | WriteOutcome
  | { refused: 'PERSON_NOT_FOUND' }
  | { refused: 'TOO_MANY_THREADS'; seconds: number };

/**
 * Writes to a user, into the one thread there is between the two; the first message opens it. When both write first at
 * once, one opens the thread and the other writes into it.
 */
export async function writeToPerson(
  tx: Tx,
  tools: Tools,
  person: CorrespondentViewer,
  { personId, ...draft }: Draft & { personId: UserId },
): Promise<OpenOutcome> {
  await countAlone(tx, person.userId);
  const existing = await findThreadId(tx, person, personId);
  if (existing) return writeCounted(tx, tools, person, { ...draft, threadId: existing });
  const refusal = await refusalToOpen(tx, tools, person, { personId, ...draft });
  if (refusal) return refusal;
  const threadId = await openThread(tx, tools, person, personId);
  return writeCounted(tx, tools, person, { ...draft, threadId });
}

/** The thread of this person with that one, as it is committed; null when there is none. */
export async function findThreadId(
  tx: Tx,
  person: CorrespondentViewer,
  personId: UserId,
): Promise<ThreadId | null> {
  const { client_id, consultant_id } = pairOf(person, personId);
  const thread = await tx
    .selectFrom('threads')
    .select('id')
    .where('client_id', '=', client_id)
    .where('consultant_id', '=', consultant_id)
    .executeTakeFirst();
  return thread ? toThreadId(thread.id) : null;
}

const pairOf = (person: CorrespondentViewer, personId: UserId) =>
  person.userType === 'client'
    ? { client_id: person.userId, consultant_id: personId }
    : { client_id: personId, consultant_id: person.userId };

// Everything that could refuse the first message is asked before there is a thread: a refusal changes nothing.
async function refusalToOpen(
  tx: Tx,
  tools: Tools,
  person: CorrespondentViewer,
  { personId, messageId, fileIds = [] }: Draft & { personId: UserId },
): Promise<Exclude<OpenOutcome, { refused: null }> | null> {
  const now = tools.clock.now();
  const stranger = await refusalToReach(tx, tools, person, personId);
  if (stranger) return stranger;
  if (await findSent(tx, messageId)) return { refused: 'MESSAGE_ID_TAKEN' };
  if (!(await lockFiles(tx, person, { threadId: null, otherId: personId }, fileIds))) {
    return { refused: 'FILES_GONE' };
  }
  const refusal = await refusalOfDay(tx, person.userId, now);
  if (refusal) return refusal;
  const oldest = await tx
    .selectFrom('threads')
    .select('created_at')
    .where('opened_by', '=', person.userId)
    .orderBy('created_at', 'desc')
    .offset(dailyLimits.newThreads - 1)
    .limit(1)
    .executeTakeFirst();
  const seconds = secondsToWait(oldest?.created_at ?? null, now);
  return seconds === null ? null : { refused: 'TOO_MANY_THREADS', seconds };
}

/** Why this person cannot write to that one, with whom they have no thread; null when they can. */
export async function refusalToReach(
  tx: Tx,
  { clock, isDemo }: Pick<Tools, 'clock' | 'isDemo'>,
  person: CorrespondentViewer,
  personId: UserId,
): Promise<{ refused: 'PERSON_NOT_FOUND' | 'PERSON_AWAY' | 'NOT_APPROVED' } | null> {
  const found = await findCorrespondence(tx, { now: clock.now(), isDemo }, person, personId);
  if (!found) return { refused: 'PERSON_NOT_FOUND' };
  const { other, tie } = found;
  if (!canWriteFirst(person, { ...other, hasTie: tie !== null })) {
    return { refused: 'PERSON_NOT_FOUND' };
  }
  const obstacle = obstacleToWrite(person, { hasBlocked: false, other });
  if (!obstacle) return null;
  return { refused: obstacle === 'away' ? 'PERSON_AWAY' : 'NOT_APPROVED' };
}

/** Makes the thread with its two sides; where a concurrent request has made it meanwhile, that one. */
async function openThread(
  tx: Tx,
  { clock }: Tools,
  person: CorrespondentViewer,
  personId: UserId,
): Promise<ThreadId> {
  const now = clock.now();
  const pair = pairOf(person, personId);
  const opened = await tx
    .insertInto('threads')
    .values({ ...pair, opened_by: person.userId, created_at: now, last_message_at: now })
    .onConflict((conflict) => conflict.columns(['client_id', 'consultant_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!opened) {
    const others = await findThreadId(tx, person, personId);
    if (!others) throw new Error('A thread of this pair is there, and is not found.');
    return others;
  }
  await tx
    .insertInto('thread_sides')
    .values(
      [person.userId, personId].map((user_id) => ({
        thread_id: opened.id,
        user_id,
        last_activity_at: now,
      })),
    )
    .execute();
  return toThreadId(opened.id);
}
