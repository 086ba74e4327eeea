import type { UserId } from '#access/user.ts';
import type { CorrespondentViewer } from '#access/viewer.ts';
import type { Tx } from '#db/client.ts';
import { readPageRequest } from '#lib/api/cursor.ts';
import { implementOperations } from '#server/implement-operations.ts';
import type { RequestContext } from '#server/request-context.ts';
import { threadsContract } from '../../contract/thread-operations.ts';
import type { Thread } from '../../contract/thread-views.ts';
import type { ThreadId } from '../../ids.ts';
import { canWriteFirst } from '../../policy.ts';
import {
  archiveThread,
  blockPerson,
  markRead,
  shareContact,
  unblockPerson,
  unshareContact,
} from '../commands/own-side.ts';
import { listEntries, readEntriesCursor, writersOf } from '../queries/entries.ts';
import { listThreads } from '../queries/list-threads.ts';
import {
  type Correspondence,
  findAddressee,
  findCorrespondence,
  findCorrespondences,
  type PersonRow,
} from '../queries/people.ts';
import { countUnread, findThread, findThreadWith, type OpenedThread } from '../queries/threads.ts';
import { findSharer, findWriterNames } from '../queries/writers.ts';
import { viewEntry } from '../views/entries.ts';
import { rightsIn, viewAddressee, viewThread, viewThreadItem } from '../views/threads.ts';

const operations = implementOperations(threadsContract);

export const threadsProcedures = {
  list: operations.list.handler(async ({ context, input, errors }) => {
    const { db, correspondent } = context;
    const page = readPageRequest(input);
    if (!page) throw errors.INVALID_CURSOR();
    const { items, nextCursor } = await listThreads(db, correspondent, input, page);
    const written = items.map((thread) => ({ thread, writerIds: [thread.lastSenderId] }));
    const [found, nameOf] = await Promise.all([
      findCorrespondences(db, listedAt(context), correspondent, items),
      findWriterNames(db, correspondent, written),
    ]);
    return {
      items: items.flatMap((thread) => {
        const correspondence = found.get(thread.otherId);
        return correspondence
          ? [viewThreadItem(correspondent, thread, correspondence, nameOf)]
          : [];
      }),
      nextCursor,
    };
  }),

  countUnread: operations.countUnread.handler(({ context }) =>
    countUnread(context.db, context.correspondent),
  ),

  findWith: operations.findWith.handler(async ({ context, input: { personId }, errors }) => {
    const { db, correspondent } = context;
    const thread = await findThreadWith(db, correspondent, personId);
    const at = listedAt(context);
    const found = thread
      ? await findCorrespondence(db, at, correspondent, {
          otherId: personId,
          companyId: thread.companyId,
        })
      : await findAddressee(db, at, correspondent, personId);
    if (!found) throw errors.PERSON_NOT_FOUND();
    const { other, tie } = found;
    if (!thread && !canWriteFirst(correspondent, { ...other, hasTie: tie !== null })) {
      throw errors.PERSON_NOT_FOUND();
    }
    return viewAddressee(correspondent, thread, found);
  }),

  get: operations.get.handler(async ({ context, input: { threadId }, errors }) => {
    const thread = await readThread(context, threadId);
    if (!thread) throw errors.THREAD_NOT_FOUND();
    return thread;
  }),

  listEntries: operations.listEntries.handler(async ({ context, input, errors }) => {
    const { db, correspondent: person, clock } = context;
    const after = readEntriesCursor(input.cursor);
    if (!after) throw errors.INVALID_CURSOR();
    const thread = await findThread(db, person, input.threadId);
    if (!thread) throw errors.THREAD_NOT_FOUND();
    const { limit } = input;
    const { items, nextCursor } = await listEntries(db, person, thread, { after, limit });
    const names = await findWriterNames(db, person, [{ thread, writerIds: writersOf(items) }]);
    const nameOf = (writerId: UserId) => names(thread.id, writerId);
    const reader = { person, now: clock.now(), nameOf };
    return { items: items.map((entry) => viewEntry(entry, reader)), nextCursor };
  }),

  markRead: operations.markRead.handler(async ({ context, input, errors }) => {
    const { db, correspondent, write } = context;
    const { refused } = await write((tx) => markRead(tx, context, correspondent, input));
    if (refused) throw errors[refused]();
    const thread = await findThread(db, correspondent, input.threadId);
    if (!thread) throw errors.THREAD_NOT_FOUND();
    return { unread: thread.unread };
  }),

  archive: operations.archive.handler(async ({ context, input: { threadId }, errors }) => {
    const { refused, thread } = await changeSide(context, threadId, (tx, person) =>
      archiveThread(tx, context, person, threadId, true),
    );
    if (refused) throw errors[refused]();
    return thread;
  }),

  unarchive: operations.unarchive.handler(async ({ context, input: { threadId }, errors }) => {
    const { refused, thread } = await changeSide(context, threadId, (tx, person) =>
      archiveThread(tx, context, person, threadId, false),
    );
    if (refused) throw errors[refused]();
    return thread;
  }),

  shareContact: operations.shareContact.handler(async ({ context, input, errors }) => {
    const { threadId } = input;
    const { refused, thread } = await changeSide(context, threadId, (tx, person) =>
      shareContact(tx, context, person, threadId),
    );
    if (refused) throw errors[refused]();
    return thread;
  }),

  unshareContact: operations.unshareContact.handler(async ({ context, input, errors }) => {
    const { threadId } = input;
    const { refused, thread } = await changeSide(context, threadId, (tx, person) =>
      unshareContact(tx, person, threadId),
    );
    if (refused) throw errors[refused]();
    return thread;
  }),

  block: operations.block.handler(async ({ context, input: { threadId }, errors }) => {
    const { refused, thread } = await changeSide(context, threadId, (tx, person) =>
      blockPerson(tx, context, person, threadId),
    );
    if (refused) throw errors[refused]();
    return thread;
  }),

  unblock: operations.unblock.handler(async ({ context, input: { threadId }, errors }) => {
    const { refused, thread } = await changeSide(context, threadId, (tx, person) =>
      unblockPerson(tx, person, threadId),
    );
    if (refused) throw errors[refused]();
    return thread;
  }),
};

type OwnContext = RequestContext & { correspondent: CorrespondentViewer };

const listedAt = ({ clock, isDemo }: RequestContext) => ({ now: clock.now(), isDemo });

/** One of the caller's threads as they see it; null when it is between others or does not exist. */
async function readThread(context: OwnContext, threadId: ThreadId): Promise<Thread | null> {
  const { db, correspondent } = context;
  const thread = await findThread(db, correspondent, threadId);
  if (!thread) return null;
  const written = { thread, writerIds: [thread.lastSenderId] };
  const [found, nameOf] = await Promise.all([
    findCorrespondence(db, listedAt(context), correspondent, thread),
    findWriterNames(db, correspondent, [written]),
  ]);
  if (!found) return null;
  return viewThread(correspondent, thread, found, {
    nameOf,
    sharer: await readSharer(context, thread, found),
  });
}

/** The member whom a consultant can reach, where the one in charge of the thread does not share how; null for none. */
async function readSharer(
  context: OwnContext,
  thread: OpenedThread,
  found: Correspondence,
): Promise<PersonRow | null> {
  const { db, correspondent } = context;
  const { hasAccepted, hasShared } = rightsIn(thread, found);
  if (correspondent.userType === 'client' || hasAccepted || hasShared) return null;
  const otherId = await findSharer(db, thread);
  if (!otherId) return null;
  const party = { otherId, companyId: thread.companyId };
  return (await findCorrespondence(db, listedAt(context), correspondent, party))?.other ?? null;
}

/** Changes the caller's side of a thread, and answers the thread as it is then. */
async function changeSide<Refusal extends string>(
  context: OwnContext,
  threadId: ThreadId,
  change: (tx: Tx, person: CorrespondentViewer) => Promise<{ refused: Refusal | null }>,
): Promise<
  { refused: Refusal | 'THREAD_NOT_FOUND'; thread?: never } | { refused: null; thread: Thread }
> {
  const { refused } = await context.write((tx) => change(tx, context.correspondent));
  if (refused !== null) return { refused };
  const thread = await readThread(context, threadId);
  return thread ? { refused: null, thread } : { refused: 'THREAD_NOT_FOUND' };
}
