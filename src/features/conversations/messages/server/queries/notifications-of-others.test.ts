import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { isCorrespondent } from '#access/viewer.ts';
import { viewerOf } from '#features/identity/accounts/server/viewer.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { pick, propose } from '#tests/support/calls.ts';
import {
  type Conversation,
  companyOf,
  makeConversation,
  pass,
  suspend,
  takeBackApproval,
  write,
} from '#tests/support/conversation.ts';
import { messageIdSchema, toThreadId } from '../../ids.ts';
import { askedByFirstMessage, openingMessages } from './asked-by-first-message.ts';
import { blockedSides, hasBlockedCompany } from './blocks.ts';
import { messagesThatWait } from './messages-that-wait.ts';
import { findReportable } from './reportable.ts';

const hourMs = 60 * 60_000;

const app = await sharedTestApp();

describe('who has blocked whom', () => {
  it('is told of the side that did, until it takes that back', async () => {
    const { client, consultant, threadId } = await makeConversation(app);
    await makeConversation(app, { client });
    await makeConversation(app, { consultant });
    const companyId = await companyOf(app, client);
    const hasBlocked = () => hasBlockedCompany(app.db, consultant, companyId);
    const sides = async () =>
      (await blockedSides(app.db).where('thread_id', '=', threadId).execute()).map(
        ({ user_id: userId }) => userId,
      );
    expect(await hasBlocked()).toBe(false);
    await (await app.as(client)).threads.block({ threadId });
    expect([await hasBlocked(), await sides()]).toEqual([false, [client]]);
    await (await app.as(client)).threads.unblock({ threadId });
    await (await app.as(consultant)).threads.block({ threadId });
    expect([await hasBlocked(), await sides()]).toEqual([true, [consultant]]);
    const another = await companyOf(app, await app.make.client());
    expect(await hasBlockedCompany(app.db, consultant, another)).toBe(false);
    await (await app.as(consultant)).threads.unblock({ threadId });
    expect([await hasBlocked(), await sides()]).toEqual([false, []]);
  });
});

describe('what can be reported', () => {
  const find = async (userId: UserId, threadId: string, messageId?: string) => {
    const person = await viewerOf(app.db, userId);
    if (!isCorrespondent(person)) throw new Error('This person takes part in no conversation.');
    return findReportable(app.db, person, {
      threadId: toThreadId(threadId),
      messageId: messageId === undefined ? undefined : messageIdSchema.parse(messageId),
    });
  };

  it('is a conversation of one’s own, and what the other one has written in it', async () => {
    const { client, consultant, threadId } = await makeConversation(app, { text: 'Pay me now.' });
    const answer = await write(app, consultant, threadId, 'No.');
    const elsewhere = await makeConversation(app, { client });
    const foreign = await write(app, elsewhere.consultant, elsewhere.threadId, 'Elsewhere.');
    expect(await find(client, threadId)).toEqual({
      ...{ refused: null, otherId: consultant, message: null },
    });
    expect(await find(client, threadId, answer.id)).toMatchObject({
      ...{ refused: null, otherId: consultant },
      message: { id: answer.id, text: 'No.', fileNames: [], sentAt: app.clock.now() },
    });
    const notTheirs = { refused: 'MESSAGE_NOT_FOUND' };
    expect(await find(consultant, threadId, answer.id)).toEqual(notTheirs);
    expect(await find(client, threadId, foreign.id)).toEqual(notTheirs);
    expect(await find(client, threadId, crypto.randomUUID())).toEqual(notTheirs);
    await (await app.as(consultant)).messages.delete({ messageId: answer.id });
    expect(await find(client, threadId, answer.id)).toEqual(notTheirs);
    expect(await find(await app.make.client(), threadId, answer.id)).toEqual({
      refused: 'THREAD_NOT_FOUND',
    });
  });
});

describe('how quickly a consultant answers who is written to first', () => {
  const asked = (consultant: UserId, from: Date, until: Date) =>
    askedByFirstMessage(app.db, { personIds: [consultant], from, until }).execute();
  const dayAround = (): [Date, Date] => {
    const now = app.clock.now().getTime();
    return [new Date(now - 24 * hourMs), new Date(now + 24 * hourMs)];
  };

  it('is told by their first words, and none of the client', async () => {
    const at = app.clock.now();
    const conversation = await makeConversation(app);
    const { client, consultant, threadId } = conversation;
    await makeConversation(app, { client });
    pass(app, hourMs);
    await write(app, client, threadId);
    const unanswered = { personId: consultant, askedAt: at, answeredAt: null, isMadeUp: false };
    expect(await asked(consultant, ...dayAround())).toEqual([unanswered]);
    pass(app, hourMs);
    await write(app, consultant, threadId);
    const answeredAt = app.clock.now();
    pass(app, hourMs);
    await write(app, consultant, threadId);
    expect(await asked(consultant, ...dayAround())).toEqual([{ ...unanswered, answeredAt }]);
    const end = new Date(at.getTime() + 1);
    expect(await asked(consultant, at, end)).toHaveLength(1);
    expect(await asked(consultant, new Date(at.getTime() - hourMs), at)).toEqual([]);
    expect(await asked(consultant, end, new Date(at.getTime() + hourMs))).toEqual([]);
  });

  it('is told by the first answer to a call, when that came before any words', async () => {
    const [client, consultant] = [await app.make.client(), await app.make.consultant()];
    const call = await propose(app, client, consultant);
    pass(app, hourMs);
    await pick(app, consultant, call);
    const answeredAt = app.clock.now();
    pass(app, hourMs);
    const { items } = await (await app.as(consultant)).threads.list({});
    await write(app, consultant, items[0]?.id ?? '');
    expect(await asked(consultant, ...dayAround())).toMatchObject([{ answeredAt }]);
  });

  it('is not asked where the consultant has written first', async () => {
    const [client, consultant] = [await app.make.client(), await app.make.consultant()];
    await app.make.application(await app.make.project(client), consultant);
    const { threadId } = await (await app.as(consultant)).messages.writeFirst({
      personId: client,
      ...{ messageId: crypto.randomUUID(), text: 'Hello.' },
    });
    expect(await asked(consultant, ...dayAround())).toEqual([]);
    await write(app, client, threadId);
    const opening = await openingMessages(app.db)
      .where('message.thread_id', '=', threadId)
      .execute();
    expect(opening).toMatchObject([{ threadId, senderId: consultant }]);
  });
});

describe('messages that wait for a user', () => {
  /** What waits beside them by itself, under these ids. */
  const waiting = async (userId: UserId, besides: readonly string[] = []) => {
    const others = app.db
      .selectFrom(
        sql<{ id: string; userId: UserId }>`(
          select unnest(${besides}::uuid[]) as id, ${userId}::uuid as "userId")`.as('other'),
      )
      .select(['other.id', 'other.userId']);
    const rows = await app.db
      .selectFrom(messagesThatWait(app.db, others).as('waiting'))
      .selectAll()
      .where('waiting.userId', '=', userId)
      .execute();
    return rows.map(({ id, unread, since }) => ({ id, unread, since }));
  };
  const read = async ({ consultant, threadId }: Conversation, position: number) =>
    (await app.as(consultant)).threads.markRead({ threadId, position });

  it('are those that they have not read, since the first of them', async () => {
    const first = app.clock.now();
    const conversation = await makeConversation(app);
    const { client, consultant, threadId } = conversation;
    pass(app, hourMs);
    const second = app.clock.now();
    const { id: messageId } = await write(app, client, threadId);
    expect(await waiting(consultant)).toEqual([{ id: threadId, unread: 2, since: first }]);
    expect(await waiting(client)).toEqual([]);
    await read(conversation, 1);
    expect(await waiting(consultant)).toEqual([{ id: threadId, unread: 1, since: second }]);
    expect(await waiting(consultant, [messageId])).toEqual([]);
    await (await app.as(client)).messages.delete({ messageId });
    expect(await waiting(consultant)).toEqual([]);
  });

  it('are none in what is archived, until there is another one', async () => {
    const { client, consultant, threadId } = await makeConversation(app);
    await (await app.as(consultant)).threads.archive({ threadId });
    expect(await waiting(consultant)).toEqual([]);
    await write(app, client, threadId);
    expect(await waiting(consultant)).toMatchObject([{ id: threadId, unread: 2 }]);
  });

  it('are none where one of the two cannot write', async () => {
    const changes: ((userId: UserId) => Promise<void>)[] = [
      (userId) => suspend(app, userId),
      (userId) => takeBackApproval(app, userId),
    ];
    for (const change of changes) {
      for (const side of ['client', 'consultant'] as const) {
        const conversation = await makeConversation(app);
        expect(await waiting(conversation.consultant)).toHaveLength(1);
        await change(conversation[side]);
        expect(await waiting(conversation.consultant)).toEqual([]);
      }
    }
    const { client, consultant } = await makeConversation(app);
    await app.db
      .updateTable('profiles')
      .set({ leaving_at: app.clock.now() })
      .where('user_id', '=', client)
      .execute();
    expect(await waiting(consultant)).toEqual([]);
  });

  it('are answered with the times of the call that they came with', async () => {
    const [client, consultant] = [await app.make.client(), await app.make.consultant()];
    const call = await propose(app, client, consultant);
    expect(await waiting(consultant)).toMatchObject([{ unread: 1 }]);
    await pick(app, consultant, call);
    expect(await waiting(consultant)).toEqual([]);
  });
});
