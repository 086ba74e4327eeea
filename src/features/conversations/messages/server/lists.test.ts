import { describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { makeConversation, pass, takeBackApproval, write } from '#tests/support/conversation.ts';
import { countStatements } from '#tests/support/statements.ts';

const app = await sharedTestApp();

const threadsOf = async (userId: UserId) => (await app.as(userId)).threads;
const idsOf = ({ items }: { items: { id: string }[] }) => items.map(({ id }) => id);

describe('the list of conversations', () => {
  it('begins with the last message, and goes on from page to page', async () => {
    const client = await app.make.client();
    const threadIds: string[] = [];
    for (let n = 0; n < 5; n += 1) {
      pass(app, 1000);
      threadIds.unshift((await makeConversation(app, { client })).threadId);
    }
    const [newest, second, third, ...older] = threadIds;
    pass(app, 1000);
    await write(app, client, third ?? '', 'Last.');
    const threads = await threadsOf(client);
    const first = await threads.list({ limit: 3 });
    expect(idsOf(first)).toEqual([third, newest, second]);
    expect(first.items[0]?.lastMessage).toMatchObject({ text: 'Last.', isOwn: true });
    const rest = await threads.list({ limit: 3, cursor: first.nextCursor ?? '' });
    expect(idsOf(rest)).toEqual(older);
    expect(rest.nextCursor).toBeNull();
    await expect(threads.list({ cursor: 'elsewhere' })).rejects.toMatchObject({
      code: 'INVALID_CURSOR',
    });
  });

  it('puts away what is archived, until the next message', async () => {
    const { client, consultant, threadId } = await makeConversation(app);
    const threads = await threadsOf(consultant);
    const archived = await threads.archive({ threadId });
    expect(archived).toMatchObject({ isArchived: true, unread: 1 });
    expect(await threads.archive({ threadId })).toEqual(archived);
    expect(idsOf(await threads.list({}))).toEqual([]);
    expect(idsOf(await threads.list({ filter: 'unread' }))).toEqual([]);
    expect(idsOf(await threads.list({ filter: 'archived' }))).toEqual([threadId]);
    expect(await threads.countUnread()).toEqual({ messages: 0, threads: 0 });
    expect(idsOf(await (await threadsOf(client)).list({}))).toEqual([threadId]);
    await write(app, client, threadId);
    expect(idsOf(await threads.list({}))).toEqual([threadId]);
    expect(await threads.countUnread()).toEqual({ messages: 2, threads: 1 });
    await threads.archive({ threadId });
    expect(await threads.unarchive({ threadId })).toMatchObject({ isArchived: false });
    await threads.archive({ threadId });
    await write(app, consultant, threadId);
    expect(idsOf(await threads.list({}))).toEqual([threadId]);
  });

  it('is as many statements for one conversation as for many', async () => {
    const client = await app.make.client();
    await makeConversation(app, { client });
    const list = () => countStatements(app, client, ({ threads }) => threads.list({ text: 'e' }));
    const ofOne = await list();
    for (let n = 0; n < 4; n += 1) await makeConversation(app, { client });
    expect(await list()).toBe(ofOne);
    expect(ofOne).toBeLessThanOrEqual(3);
  });
});

describe('a search among conversations', () => {
  it('finds words of messages, names and projects, archived ones too', async () => {
    const client = await app.make.client();
    const makeOne = async (firstName: string, text?: string) => {
      const consultant = await app.make.consultant({ firstName, lastName: 'Zebedee' });
      return makeConversation(app, { client, consultant, ...(text && { text }) });
    };
    const said = await makeOne('Ada', 'About the Intercompany postings: 100% done?');
    const named = await makeOne('Interlaken');
    const applied = await makeOne('Grace');
    const project = await app.make.project(client, { title: 'Intercompany trade' });
    await app.make.application(project, applied.consultant);
    const threads = await threadsOf(client);
    await threads.archive({ threadId: said.threadId });
    const found = async (text: string) => idsOf(await threads.list({ text })).sort();
    expect(await found('intercompany')).toEqual([said.threadId, applied.threadId].sort());
    expect(await found('INTERLAKEN Z')).toEqual([named.threadId]);
    const foreign = await makeOne('Łucja', 'Straßburg, on Tuesday.');
    expect(await found('lucja z')).toEqual([foreign.threadId]);
    expect(await found('strassburg')).toEqual([foreign.threadId]);
    expect(await found('100%')).toEqual([said.threadId]);
    expect(await found('100_')).toEqual([]);
    expect(idsOf(await threads.list({ text: 'intercompany', filter: 'archived' }))).toEqual([
      said.threadId,
    ]);
  });

  it('learns nothing that is not shown: last names, other threads, deleted words', async () => {
    const consultant = await app.make.consultant({ firstName: 'Ada', lastName: 'Lovelace' });
    const { client, threadId } = await makeConversation(app, { consultant, text: 'Hello.' });
    await makeConversation(app, { consultant, text: 'Another user’s secret.' });
    const { messages, threads } = await app.as(client);
    const sent = await write(app, client, threadId, 'Forget this.');
    await messages.delete({ messageId: sent.id });
    for (const text of ['lovelace', 'secret', 'forget']) {
      expect(idsOf(await threads.list({ text }))).toEqual([]);
    }
    expect(idsOf(await threads.list({ text: 'ada l.' }))).toEqual([threadId]);
    await (await threadsOf(consultant)).shareContact({ threadId });
    expect(idsOf(await threads.list({ text: 'lovelace' }))).toEqual([threadId]);
  });

  it('finds the company of a client to whom one has applied', async () => {
    const { client, consultant, threadId } = await makeConversation(app);
    const threads = await threadsOf(consultant);
    expect(idsOf(await threads.list({ text: 'loomworks' }))).toEqual([]);
    await app.make.application(await app.make.project(client), consultant);
    expect(idsOf(await threads.list({ text: 'loomworks' }))).toEqual([threadId]);
  });
});

describe('what is unread', () => {
  it('is what the other person wrote after the position that was read, which never goes back', async () => {
    const { client, consultant, threadId } = await makeConversation(app);
    const threads = await threadsOf(consultant);
    await write(app, consultant, threadId);
    await write(app, client, threadId);
    await write(app, client, threadId);
    expect(await threads.countUnread()).toEqual({ messages: 3, threads: 1 });
    expect(await threads.markRead({ threadId, position: 3 })).toEqual({ unread: 1 });
    expect(await threads.markRead({ threadId, position: 1 })).toEqual({ unread: 1 });
    expect(await threads.get({ threadId })).toMatchObject({ readPosition: 3, unread: 1 });
    expect(idsOf(await threads.list({ filter: 'unread' }))).toEqual([threadId]);
    expect(await threads.markRead({ threadId, position: 1000 })).toEqual({ unread: 0 });
    expect(await threads.get({ threadId })).toMatchObject({ readPosition: 4 });
    expect(idsOf(await threads.list({ filter: 'unread' }))).toEqual([]);
    await write(app, client, threadId);
    expect(await threads.countUnread()).toEqual({ messages: 1, threads: 1 });
    expect(await (await threadsOf(client)).countUnread()).toEqual({ messages: 1, threads: 1 });
  });
});

describe('a conversation', () => {
  it('of others is as absent as one that never was', async () => {
    const { threadId: foreign } = await makeConversation(app);
    const threads = await threadsOf(await app.make.client());
    for (const threadId of [foreign, crypto.randomUUID()]) {
      for (const ask of [
        () => threads.get({ threadId }),
        () => threads.listEntries({ threadId }),
        () => threads.markRead({ threadId, position: 1 }),
        () => threads.archive({ threadId }),
        () => threads.unarchive({ threadId }),
        () => threads.shareContact({ threadId }),
        () => threads.unshareContact({ threadId }),
        () => threads.block({ threadId }),
        () => threads.unblock({ threadId }),
      ]) {
        await expect(ask()).rejects.toMatchObject({
          code: 'THREAD_NOT_FOUND',
          message: 'This conversation does not exist.',
        });
      }
    }
  });

  it('is closed to a client whose approval was taken back, and to no one else', async () => {
    const { client, consultant, threadId } = await makeConversation(app);
    await takeBackApproval(app, client);
    const threads = await threadsOf(client);
    for (const ask of [
      () => threads.list({}),
      () => threads.countUnread(),
      () => threads.get({ threadId }),
      () => threads.listEntries({ threadId }),
      () => threads.findWith({ personId: consultant }),
    ]) {
      await expect(ask()).rejects.toMatchObject({ code: 'FORBIDDEN' });
    }
    await expect((await threadsOf(consultant)).get({ threadId })).resolves.toMatchObject({
      id: threadId,
    });
  });
});
