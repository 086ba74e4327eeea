import { hasRight } from '#access/company.ts';
import type { UserId } from '#access/user.ts';
import type { CorrespondentViewer } from '#access/viewer.ts';
import type { Db, Tx } from '#db/client.ts';
import { lockCompany } from '#features/identity/memberships/server/commands/lock-company.ts';
import {
  listMembersByRole,
  type Member,
} from '#features/identity/memberships/server/queries/members.ts';
import type { Services } from '#server/services.ts';
import { type ThreadId, toThreadId } from '../../ids.ts';
import { canWriteFirst, obstacleToWrite } from '../../policy.ts';
import { dailyLimits, secondsToWait } from '../../rules/limits.ts';
import { findAddressee } from '../queries/people.ts';
import { findThreadOf, type Pair, pairWith } from '../queries/threads.ts';
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
 * Writes to a user, into the one thread there is between the company and the consultant; the first message opens it.
 * When several write first at once, one opens the thread and the others write into it.
 */
export async function writeToPerson(
  tx: Tx,
  tools: Tools,
  person: CorrespondentViewer,
  { personId, ...draft }: Draft & { personId: UserId },
): Promise<OpenOutcome> {
  await countAlone(tx, person.userId);
  const pair = await pairWith(tx, person, personId);
  const existing = await findThreadOf(tx, pair);
  if (existing) return writeCounted(tx, tools, person, { ...draft, personId, threadId: existing });
  const refusal = await refusalToOpen(tx, tools, person, { personId, ...draft });
  if (refusal) return refusal;
  const threadId = await openThread(tx, tools, person, pair);
  if (!threadId) return { refused: 'PERSON_AWAY' };
  return writeCounted(tx, tools, person, { ...draft, personId, threadId });
}

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
  db: Db,
  { clock, isDemo }: Pick<Tools, 'clock' | 'isDemo'>,
  person: CorrespondentViewer,
  personId: UserId,
): Promise<{ refused: 'PERSON_NOT_FOUND' | 'PERSON_AWAY' | 'NOT_APPROVED' } | null> {
  const found = await findAddressee(db, { now: clock.now(), isDemo }, person, personId);
  if (!found) return { refused: 'PERSON_NOT_FOUND' };
  const { other, tie } = found;
  if (!canWriteFirst(person, { ...other, hasTie: tie !== null })) {
    return { refused: 'PERSON_NOT_FOUND' };
  }
  const obstacle = obstacleToWrite(person, { hasBlocked: false, other });
  if (!obstacle) return null;
  return { refused: obstacle === 'away' ? 'PERSON_AWAY' : 'NOT_APPROVED' };
}

/**
 * Makes the thread with the sides of the consultant and of every member; where a concurrent request has made it
 * meanwhile, that one. The company is held: no member joins or leaves it at this moment. Null when the client has left
 * it, or no member can be in charge.
 */
async function openThread(
  tx: Tx,
  { clock }: Tools,
  person: CorrespondentViewer,
  pair: Pair,
): Promise<ThreadId | null> {
  const { companyId, consultantId } = pair;
  if (!companyId) return null;
  await lockCompany(tx, companyId);
  const existing = await findThreadOf(tx, pair);
  if (existing) return existing;
  const now = clock.now();
  const members = await listMembersByRole(tx, companyId);
  const clientId = await findInCharge(tx, members, {
    consultantId,
    first: pair.clientId ?? person.userId,
  });
  if (!clientId) return null;
  const { id } = await tx
    .insertInto('threads')
    .values({
      ...{ company_id: companyId, client_id: clientId, consultant_id: consultantId },
      ...{ opened_by: person.userId, created_at: now, last_message_at: now },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('thread_sides')
    .values(
      [consultantId, ...members.map(({ userId }) => userId)].map((user_id) => ({
        thread_id: id,
        user_id,
        last_activity_at: now,
      })),
    )
    .execute();
  return toThreadId(id);
}

/**
 * Who of a company is in charge of its thread with a consultant: this client if they may hire, else another member who
 * may. Each client can be in charge of one thread with a consultant.
 */
async function findInCharge(
  tx: Tx,
  members: readonly Member[],
  { consultantId, first }: { consultantId: UserId; first: UserId },
): Promise<UserId | null> {
  const self = members.find(({ userId }) => userId === first);
  if (!self) return null;
  const hiring = members.filter((member) => hasRight(member, 'hire'));
  const others = hiring.filter(({ userId }) => userId !== first);
  const candidates = hasRight(self, 'hire') ? [self, ...others] : [...others, self];
  const taken = await tx
    .selectFrom('threads')
    .select('client_id')
    .where('consultant_id', '=', consultantId)
    .where(
      'client_id',
      'in',
      candidates.map(({ userId }) => userId),
    )
    .execute();
  const isFree = ({ userId }: Member) => !taken.some(({ client_id }) => client_id === userId);
  return candidates.find(isFree)?.userId ?? null;
}
