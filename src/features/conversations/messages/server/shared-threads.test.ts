import { describe, expect, it } from 'vitest';
import type { CompanyId } from '#access/company.ts';
import type { UserId } from '#access/user.ts';
import { listMails } from '#emulators/mailbox/mailbox.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { allAtOnce } from '#tests/support/barrier.ts';
import { companyOf, draft, makeConversation, write } from '#tests/support/conversation.ts';
import { fetchFile, uploadFile } from '#tests/support/message-files.ts';
import { rounds } from '#tests/support/rounds.ts';
import { joinConversations } from './commands/members.ts';

const app = await sharedTestApp();

/** A conversation that Grace has opened, with Alan who may hire and Vera who may read. */
async function shared() {
  const client = await app.make.client({ firstName: 'Grace', lastName: 'Hopper' });
  const colleague = await app.make.colleague(client, 'hiring', {
    ...{ firstName: 'Alan', lastName: 'Turing' },
  });
  const viewer = await app.make.colleague(client, 'viewer', {
    firstName: 'Vera',
    lastName: 'Viewer',
  });
  const consultant = await app.make.consultant({ firstName: 'Ada', lastName: 'Lovelace' });
  const conversation = await makeConversation(app, { client, consultant, text: 'From Grace.' });
  return { ...conversation, colleague, viewer };
}

const messagesOf = async (userId: UserId, threadId: string) =>
  (await (await app.as(userId)).threads.listEntries({ threadId })).items.flatMap((entry) =>
    entry.kind === 'message'
      ? [{ text: entry.text, by: entry.by, isOwn: entry.isOwn, isOwnSide: entry.isOwnSide }]
      : [],
  );
const listOf = async (userId: UserId) => (await (await app.as(userId)).threads.list({})).items;
const unreadOf = async (userId: UserId) => (await app.as(userId)).threads.countUnread();

/** Whose browsers hear that a thread has changed while this is done. */
async function heard(step: () => Promise<unknown>): Promise<string[]> {
  await app.db.deleteFrom('live_events').execute();
  await step();
  const rows = await app.db
    .selectFrom('live_events')
    .select('person_id')
    .where('topic', '=', 'thread')
    .execute();
  return rows.map(({ person_id }) => person_id).sort();
}

describe('a conversation of a company', () => {
  it('is read and written by its members as one', async () => {
    const { client, colleague, viewer, consultant, threadId } = await shared();
    const again = await (await app.as(colleague)).messages.writeFirst({
      ...{ personId: consultant, ...draft('From Alan.') },
    });
    expect(again.threadId).toBe(threadId);
    await write(app, consultant, threadId, 'From Ada.');
    const texts = ['From Ada.', 'From Alan.', 'From Grace.'];
    for (const person of [client, colleague, viewer, consultant]) {
      expect((await messagesOf(person, threadId)).map(({ text }) => text)).toEqual(texts);
      expect((await listOf(person)).map(({ id }) => id)).toEqual([threadId]);
    }
  });

  it('names who wrote: colleagues to each other in full, to the consultant as they may know a client', async () => {
    const { client, colleague, viewer, consultant, threadId } = await shared();
    await write(app, colleague, threadId, 'From Alan.');
    const grace = { text: 'From Grace.', by: null, isOwn: false, isOwnSide: false };
    const alan = { text: 'From Alan.', by: null, isOwn: false, isOwnSide: false };
    expect(await messagesOf(consultant, threadId)).toEqual([{ ...alan, by: 'Alan T.' }, grace]);
    expect(await messagesOf(viewer, threadId)).toEqual([
      { ...alan, by: 'Alan Turing', isOwnSide: true },
      { ...grace, by: 'Grace Hopper', isOwnSide: true },
    ]);
    expect(await messagesOf(client, threadId)).toEqual([
      { ...alan, by: 'Alan Turing', isOwnSide: true },
      { ...grace, isOwn: true, isOwnSide: true },
    ]);
    const lastOf = async (userId: UserId) => (await listOf(userId))[0]?.lastMessage;
    expect(await lastOf(consultant)).toMatchObject({ by: 'Alan T.', isOwn: false });
    expect(await lastOf(client)).toMatchObject({ by: 'Alan Turing', isOwn: false });
    expect(await lastOf(colleague)).toMatchObject({ by: null, isOwn: true });
    expect((await listOf(consultant))[0]?.other.name).toBe('Grace H.');
  });

  it('names a member in full to a consultant with whom they share contact details, and shows these', async () => {
    const { colleague, consultant, threadId } = await shared();
    await write(app, colleague, threadId, 'From Alan.');
    await (await app.as(colleague)).threads.shareContact({ threadId });
    expect((await messagesOf(consultant, threadId))[0]?.by).toBe('Alan Turing');
    const { threads } = await app.as(consultant);
    const { items } = await threads.listEntries({ threadId });
    expect(items.find(({ kind }) => kind === 'contact-shared')).toMatchObject({
      ...{ by: 'Alan Turing', isOwn: false },
    });
    expect(await threads.get({ threadId })).toMatchObject({
      other: { name: 'Grace H.' },
      otherContact: { name: 'Alan Turing', because: 'shared' },
    });
  });

  it('counts what the consultant writes for each member, and what a colleague writes for none', async () => {
    const { client, colleague, viewer, consultant, threadId } = await shared();
    await write(app, consultant, threadId);
    await write(app, colleague, threadId);
    await write(app, consultant, threadId);
    for (const person of [client, colleague, viewer]) {
      expect(await unreadOf(person)).toEqual({ messages: 2, threads: 1 });
    }
    await (await app.as(viewer)).threads.markRead({ threadId, position: 1000 });
    expect(await unreadOf(viewer)).toEqual({ messages: 0, threads: 0 });
    expect(await unreadOf(client)).toEqual({ messages: 2, threads: 1 });
    expect(await unreadOf(consultant)).toEqual({ messages: 2, threads: 1 });
    await (await app.as(client)).threads.markRead({ threadId, position: 3 });
    expect(await unreadOf(client)).toEqual({ messages: 1, threads: 1 });
  });

  it('moves up for all with each message, and is archived by each for themselves', async () => {
    const { client, colleague, threadId } = await shared();
    app.clock.moveTo(new Date(app.clock.now().getTime() + 1000));
    const { threadId: later } = await makeConversation(app, { client });
    const idsOf = async (userId: UserId) => (await listOf(userId)).map(({ id }) => id);
    expect(await idsOf(client)).toEqual([later, threadId]);
    app.clock.moveTo(new Date(app.clock.now().getTime() + 1000));
    await write(app, colleague, threadId);
    expect(await idsOf(client)).toEqual([threadId, later]);
    await (await app.as(colleague)).threads.archive({ threadId });
    expect(await idsOf(colleague)).toEqual([later]);
    expect(await idsOf(client)).toEqual([threadId, later]);
  });

  it('is not written in by a member whose role lets them read, who is offered no place to', async () => {
    const { client, viewer, consultant, threadId } = await shared();
    const { threads, messages } = await app.as(viewer);
    expect(await threads.get({ threadId })).toMatchObject({ obstacle: 'role' });
    for (const refused of [
      () => messages.write({ threadId, ...draft() }),
      () => messages.writeFirst({ personId: consultant, ...draft() }),
      () => threads.shareContact({ threadId }),
      () => threads.block({ threadId }),
    ]) {
      await expect(refused()).rejects.toMatchObject({ code: 'ROLE_NOT_ALLOWED' });
    }
    expect(await (await app.as(client)).threads.get({ threadId })).toMatchObject({
      obstacle: null,
    });
  });

  it('has messages that their writer alone changes and deletes', async () => {
    const { colleague, threadId } = await shared();
    const entries = await (await app.as(colleague)).threads.listEntries({ threadId });
    const messageId = entries.items[0]?.id ?? '';
    const { messages } = await app.as(colleague);
    await expect(messages.edit({ messageId, text: 'Changed.' })).rejects.toMatchObject({
      code: 'MESSAGE_NOT_FOUND',
    });
    await expect(messages.delete({ messageId })).rejects.toMatchObject({
      code: 'MESSAGE_NOT_FOUND',
    });
    expect(entries.items[0]).toMatchObject({ editableUntil: null });
  });

  it('gives its files to each member', async () => {
    const { client, colleague, viewer, consultant, threadId } = await shared();
    const theirs = await uploadFile(app, consultant, threadId);
    await write(app, consultant, threadId, 'A file.', [theirs.fileId]);
    const own = await uploadFile(app, client, threadId);
    await write(app, client, threadId, 'Another one.', [own.fileId]);
    for (const { fileId } of [theirs, own]) {
      for (const person of [client, colleague, viewer, consultant]) {
        expect((await fetchFile(app, fileId, person)).status).toBe(200);
      }
      expect((await fetchFile(app, fileId, await app.make.client())).status).toBe(404);
    }
    await app.make.dismissed(colleague);
    expect((await fetchFile(app, theirs.fileId, colleague)).status).toBe(404);
  });

  it('is found by what a colleague wrote', async () => {
    const { client, colleague, consultant, threadId } = await shared();
    await write(app, colleague, threadId, 'Our warehouse in Lyon.');
    for (const person of [client, consultant]) {
      const { items } = await (await app.as(person)).threads.list({ text: 'lyon' });
      expect(items.map(({ id }) => id)).toEqual([threadId]);
    }
  });

  it('tells the browsers of all members and of the consultant of a message, and of what one reads them alone', async () => {
    const { client, colleague, viewer, consultant, threadId } = await shared();
    const all = [client, colleague, viewer, consultant].sort();
    expect(await heard(() => write(app, colleague, threadId))).toEqual(all);
    expect(await heard(() => write(app, consultant, threadId))).toEqual(all);
    const { threads } = await app.as(viewer);
    expect(await heard(() => threads.markRead({ threadId, position: 9 }))).toEqual([viewer]);
    expect(await heard(() => threads.archive({ threadId }))).toEqual([viewer]);
  });

  it('is one when members and the consultant write first at once', async () => {
    for (let round = 0; round < rounds(1, 10); round += 1) {
      const client = await app.make.client();
      const colleague = await app.make.colleague(client, 'hiring');
      const consultant = await app.make.consultant();
      await app.make.application(await app.make.project(client), consultant);
      const writers = await Promise.all(
        [client, colleague, consultant].map(async (self) => ({
          messages: (await app.as(self)).messages,
          personId: self === consultant ? client : consultant,
        })),
      );
      const results = await allAtOnce(
        app,
        { table: 'profiles', key: 'user_id', value: consultant },
        writers.map(
          ({ messages, personId }) =>
            () =>
              messages.writeFirst({ personId, ...draft() }),
        ),
      );
      expect(results.map(({ status }) => status)).toEqual(Array(3).fill('fulfilled'));
      expect(await listOf(client)).toHaveLength(1);
      const [{ id: threadId } = { id: '' }] = await listOf(colleague);
      expect(await messagesOf(consultant, threadId)).toHaveLength(3);
    }
  });
});

describe('mails about unread messages of a consultant', () => {
  it('go to the member in charge and to those who have written, each once', async () => {
    const { client, colleague, viewer, consultant, threadId } = await shared();
    await write(app, colleague, threadId);
    const idle = await app.make.colleague(client, 'owner');
    await write(app, consultant, threadId, 'Are you there?');
    await write(app, consultant, threadId, 'Hello?');
    await app.pool.query(
      "update jobs.job set start_after = now() where name = 'message-written' and state = 'created'",
    );
    await app.settle();
    const mailsOf = async (userId: UserId) => {
      const { email } = await app.db
        .selectFrom('auth.users')
        .select('email')
        .where('id', '=', userId)
        .executeTakeFirstOrThrow();
      return (await listMails(app.db, { to: email })).map(({ subject }) => subject);
    };
    const subject = 'Ada L. has sent you 2 messages';
    expect(await mailsOf(client)).toEqual([subject]);
    expect(await mailsOf(colleague)).toEqual([subject]);
    expect(await mailsOf(viewer)).toEqual([]);
    expect(await mailsOf(idle)).toEqual([]);
  });
});

describe('a client of two companies', () => {
  it('finds the conversations of the one that they act for, on every page', async () => {
    const { client, colleague, threadId } = await shared();
    const other = await app.make.client();
    const { threadId: others } = await makeConversation(app, { client: other });
    await actFor(colleague, await companyOf(app, other));
    for (let n = 0; n < 3; n += 1) await makeConversation(app, { client });
    app.clock.moveTo(new Date(app.clock.now().getTime() + 1000));
    await write(app, client, threadId);
    const page = async () => {
      const { items } = await (await app.as(colleague)).threads.list({ limit: 1 });
      return items.map(({ id }) => id);
    };
    expect(await page()).toEqual([others]);
    await actFor(colleague, await companyOf(app, client));
    expect(await page()).toEqual([threadId]);
  });
});

/** Has a client act for this company from now on, as a member with all its conversations. */
async function actFor(userId: UserId, companyId: CompanyId): Promise<void> {
  app.clock.moveTo(new Date(app.clock.now().getTime() + 1000));
  const now = app.clock.now();
  await app.db
    .insertInto('company_members')
    .values({ company_id: companyId, user_id: userId, role: 'owner', since: now, chosen_at: now })
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'user_id']).doUpdateSet({ chosen_at: now }),
    )
    .execute();
  await app.services.write((tx) => joinConversations(tx, { companyId, userId }));
}

describe('a client of another company', () => {
  it('finds nothing of it, and one who does not act for it any more hears nothing', async () => {
    const { colleague, consultant, threadId } = await shared();
    await app.make.dismissed(colleague);
    for (const person of [colleague, await app.make.client()]) {
      const { threads, messages } = await app.as(person);
      expect((await threads.list({})).items).toEqual([]);
      for (const refused of [
        () => threads.get({ threadId }),
        () => threads.listEntries({ threadId }),
        () => threads.markRead({ threadId, position: 1 }),
        () => threads.archive({ threadId }),
        () => messages.write({ threadId, ...draft() }),
      ]) {
        await expect(refused()).rejects.toMatchObject({ code: 'THREAD_NOT_FOUND' });
      }
    }
    expect(await heard(() => write(app, consultant, threadId))).not.toContain(colleague);
    expect(await unreadOf(colleague)).toEqual({ messages: 0, threads: 0 });
  });

  it('who wrote for it before is named no more, and changes nothing of it', async () => {
    const { client, colleague, consultant, threadId } = await shared();
    const { id: messageId } = await write(app, colleague, threadId, 'From Alan.');
    await app.make.dismissed(colleague);
    expect((await messagesOf(consultant, threadId))[0]?.by).toBe('Former member');
    expect((await messagesOf(client, threadId))[0]?.by).toBe('Former member');
    const { messages } = await app.as(colleague);
    await expect(messages.edit({ messageId, text: 'Changed.' })).rejects.toMatchObject({
      code: 'MESSAGE_NOT_FOUND',
    });
    await expect(messages.delete({ messageId })).rejects.toMatchObject({
      code: 'MESSAGE_NOT_FOUND',
    });
  });
});
