import { sql } from 'kysely';
import { z } from 'zod';
import type { UserId } from '#access/user.ts';
import type { CorrespondentViewer } from '#access/viewer.ts';
import type { Db } from '#db/client.ts';
import {
  type ApplicationEvent,
  type EventPosition,
  listEventsBetween,
} from '#features/hiring/applications/server/queries/events-between.ts';
import {
  listOfferStepsBetween,
  type OfferStep,
} from '#features/hiring/offers/server/queries/offer-steps.ts';
import type { Page } from '#lib/api/pagination.ts';
import type { MessageId, ThreadId } from '../../ids.ts';
import { isOnSideOf, isSharedWith, type Joined } from '../../policy.ts';
import { type CallStep, listCallSteps } from './call-steps.ts';
import { filesOfMessage } from './files.ts';
import { isOfSideOf, isVisibleTo, type OpenedThread, textFor, threadsOf } from './threads.ts';

/** Messages as this person reads them. */
export const selectMessages = (db: Db, userId: UserId) =>
  db
    .selectFrom('messages as message')
    .innerJoin('threads as thread', 'thread.id', 'message.thread_id')
    .select([
      'message.id',
      'message.thread_id as threadId',
      'message.position',
      'message.sender_id as senderId',
      'thread.consultant_id as consultantId',
      'message.created_at as at',
      'message.deleted_at as deletedAt',
      textFor(userId).as('text'),
      filesOfMessage.as('files'),
      sql<Date | null>`case when message.delivered_text is null or ${isOfSideOf(userId)} then message.edited_at else message.delivered_edited_at end`.as(
        'editedAt',
      ),
    ])
    .where(isVisibleTo(userId))
    .$narrowType<{ id: MessageId; threadId: ThreadId; senderId: UserId; consultantId: UserId }>();

/** A message as one who takes part reads it. */
export type MessageRow = Awaited<ReturnType<ReturnType<typeof selectMessages>['execute']>>[number];

/** That one side shares their contact details with the other. */
export interface SharedContact {
  kind: 'contact-shared';
  id: string;
  at: Date;
  /** Who shares them. */
  personId: UserId;
  isOwn: boolean;
}

export type EntryRow =
  | ({ kind: 'message' } & MessageRow)
  | ApplicationEvent
  | OfferStep
  | CallStep
  | SharedContact;

/** Who wrote these entries, or did what they say. */
export const writersOf = (entries: readonly EntryRow[]): UserId[] =>
  entries.flatMap((entry) => {
    if (entry.kind === 'message') return entry.senderId;
    return 'personId' in entry ? entry.personId : [];
  });

/** Where a list of entries goes on: in its messages, and in what happened. Null begins at the newest. */
interface EntriesPosition {
  message: number | null;
  event: EventPosition | null;
}

const cursorSchema = z.tuple([
  z.number().int().min(0).max(2_147_483_647).nullable(),
  z.tuple([z.iso.datetime(), z.string().regex(/^[\w:-]{1,100}$/)]).nullable(),
]);

/** Reads where a list goes on; null when the cursor is not one of ours. */
export function readEntriesCursor(cursor: string | undefined): EntriesPosition | null {
  if (cursor === undefined) return { message: null, event: null };
  try {
    const json: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    const parsed = cursorSchema.safeParse(json);
    if (!parsed.success) return null;
    const [message, event] = parsed.data;
    return { message, event: event && { at: new Date(event[0]), id: event[1] } };
  } catch {
    return null;
  }
}

function writeEntriesCursor({ message, event }: EntriesPosition): string {
  const json = [message, event && [event.at.toISOString(), event.id]];
  return Buffer.from(JSON.stringify(json)).toString('base64url');
}

/**
 * What was said and what happened between the two sides, newest first. Messages stand in the order they were counted
 * in, and what happened stands among them by its time, the steps of calls by what was counted before. All are read
 * where they are kept, so that nothing is missing of what happened before there was a thread.
 */
export async function listEntries(
  db: Db,
  person: CorrespondentViewer,
  thread: Joined<OpenedThread>,
  { after, limit }: { after: EntriesPosition; limit: number },
): Promise<Page<EntryRow>> {
  const before = { before: after.event, limit: limit + 1 };
  const [messages, applicationEvents, offerSteps, callSteps] = await Promise.all([
    selectMessages(db, person.userId)
      .where('message.thread_id', '=', thread.id)
      .$if(after.message !== null, (query) =>
        query.where('message.position', '<', after.message ?? 0),
      )
      .orderBy('message.position', 'desc')
      .limit(limit + 1)
      .execute(),
    listEventsBetween(db, thread, before),
    listOfferStepsBetween(db, thread, before),
    listCallSteps(db, person, thread.id, before),
  ]);
  const shared = sharedContacts(person, thread).filter(
    (event) => after.event === null || isBefore(event, after.event),
  );
  const events = [...applicationEvents, ...offerSteps, ...callSteps, ...shared].sort((a, b) =>
    isBefore(a, b) ? 1 : -1,
  );
  const entries = mergeNewestFirst(
    messages.map((message) => ({ kind: 'message' as const, ...message })),
    events,
  );
  const items = entries.slice(0, limit);
  if (entries.length <= limit) return { items, nextCursor: null };
  // What comes meanwhile belongs on the first page, also where that one showed nothing of its kind.
  const end = {
    message: after.message ?? (messages[0]?.position ?? -1) + 1,
    event: after.event ?? justAfter(events[0]),
  };
  for (const entry of items) {
    if (entry.kind === 'message') end.message = entry.position;
    else end.event = { at: entry.at, id: entry.id };
  }
  return { items, nextCursor: writeEntriesCursor(end) };
}

const justAfter = (newest: EventPosition | undefined): EventPosition =>
  newest ? { at: newest.at, id: `${newest.id}:` } : { at: new Date(0), id: '0' };

const isBefore = (one: EventPosition, other: EventPosition): boolean =>
  one.at < other.at || (one.at.getTime() === other.at.getTime() && one.id < other.id);

/** Who shares their contact details in a thread, as far as this person learns of it. */
function sharedContacts(person: CorrespondentViewer, thread: OpenedThread): SharedContact[] {
  const kind = 'contact-shared';
  return thread.shares.flatMap((share) => {
    const { userId: personId } = share;
    const at = new Date(share.at);
    if (!isOnSideOf(person, personId, thread) && !isSharedWith(thread, { sharedAt: at })) return [];
    const isOwn = personId === person.userId;
    return [{ kind, id: `${kind}:${isOwn ? 'own' : personId}`, at, personId, isOwn }];
  });
}

/**
 * Whether this happened after that was written: of a step of a call it is known, else the message of one moment is the
 * newer.
 */
const isAfter = (
  event: Exclude<EntryRow, { kind: 'message' }>,
  message: EntryRow & { kind: 'message' },
): boolean =>
  'afterPosition' in event ? event.afterPosition >= message.position : event.at > message.at;

/** Puts events among messages, and changes the order of neither. */
function mergeNewestFirst(
  messages: readonly (EntryRow & { kind: 'message' })[],
  events: readonly Exclude<EntryRow, { kind: 'message' }>[],
): EntryRow[] {
  const merged: EntryRow[] = [];
  const rest = [...events];
  for (const message of messages) {
    while (rest[0] && isAfter(rest[0], message)) merged.push(...rest.splice(0, 1));
    merged.push(message);
  }
  return [...merged, ...rest];
}

/** A message that this person sees; null when they see none of this id. */
export async function findMessage(
  db: Db,
  person: CorrespondentViewer,
  messageId: MessageId,
): Promise<MessageRow | null> {
  const message = await selectMessages(db, person.userId)
    .where('message.thread_id', 'in', threadsOf(db, person))
    .where('message.id', '=', messageId)
    .executeTakeFirst();
  return message ?? null;
}

/** Throws when this person sees no such message, for reading back what was just written. */
export async function getMessage(
  db: Db,
  person: CorrespondentViewer,
  messageId: MessageId,
): Promise<MessageRow> {
  const message = await findMessage(db, person, messageId);
  if (!message) throw new Error(`${person.userId} sees no message ${messageId}.`);
  return message;
}
