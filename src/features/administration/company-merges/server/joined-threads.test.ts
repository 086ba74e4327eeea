import { describe, expect, it } from 'vitest';
import type { CompanyId } from '#access/company.ts';
import type { UserId } from '#access/user.ts';
import { listMails } from '#emulators/mailbox/mailbox.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { callOf, pick, propose } from '#tests/support/calls.ts';
import { companyOf, makeConversation, pass, write } from '#tests/support/conversation.ts';
import { fetchFile, uploadFile } from '#tests/support/message-files.ts';

const minute = 60_000;

const app = await sharedTestApp();
const admin = await app.make.admin();

/** Two companies, each with a conversation with one consultant; the second one stays. */
async function pair() {
  const consultant = await app.make.consultant();
  const one = await makeConversation(app, { consultant, text: 'One 1.' });
  pass(app, minute);
  const other = await makeConversation(app, { consultant, text: 'Other 1.' });
  pass(app, minute);
  const from = await companyOf(app, one.client);
  const into = await companyOf(app, other.client);
  return { consultant, one, other, from, into };
}

const merge = async ({ from, into }: { from: CompanyId; into: CompanyId }) =>
  (await app.as(admin)).companies.merge({ companyId: from, into, reason: 'One business.' });

const entriesOf = async (userId: UserId, threadId: string) =>
  (await (await app.as(userId)).threads.listEntries({ threadId, limit: 100 })).items.toReversed();
const textsOf = async (userId: UserId, threadId: string) =>
  (await entriesOf(userId, threadId)).map((entry) =>
    entry.kind === 'message' ? entry.text : entry.kind,
  );
const listOf = async (userId: UserId) => (await (await app.as(userId)).threads.list({})).items;
const sidesOf = (threadId: string) =>
  app.db.selectFrom('thread_sides').selectAll().where('thread_id', '=', threadId).execute();

const readAll = async (userId: UserId, threadId: string) =>
  (await app.as(userId)).threads.markRead({ threadId, position: 1000 });

describe('two conversations with one consultant', () => {
  it('become one in the order of time, which all members of both read and write', async () => {
    const { consultant, one, other, from, into } = await pair();
    await write(app, consultant, one.threadId, 'One 2.');
    pass(app, minute);
    await write(app, consultant, other.threadId, 'Other 2.');
    pass(app, minute);
    await write(app, one.client, one.threadId, 'One 3.');
    expect(await merge({ from, into })).toMatchObject({ threadsJoined: 1, threadsMoved: 0 });
    const all = ['One 1.', 'Other 1.', 'One 2.', 'Other 2.', 'One 3.'];
    for (const person of [consultant, one.client, other.client]) {
      expect(await textsOf(person, other.threadId)).toEqual(all);
      expect((await listOf(person)).map(({ id }) => id)).toEqual([other.threadId]);
      await expect(
        (await app.as(person)).threads.listEntries({ threadId: one.threadId }),
      ).rejects.toMatchObject({ status: 404 });
    }
    pass(app, minute);
    await write(app, one.client, other.threadId, 'Written to both.');
    await write(app, consultant, other.threadId, 'An answer to both.');
    expect(await textsOf(other.client, other.threadId)).toEqual([
      ...all,
      'Written to both.',
      'An answer to both.',
    ]);
    const { rows } = await app.pool.query(
      'select position, delivery, sender_id = $2 as theirs from messages where thread_id = $1 order by position',
      [other.threadId, consultant],
    );
    expect(rows.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    const deliveries = (theirs: boolean) =>
      rows.filter((row) => row.theirs === theirs).map(({ delivery }) => delivery);
    expect(deliveries(true)).toEqual([1, 2, 3]);
    expect(deliveries(false)).toEqual([1, 2, 3, 4]);
    const thread = await app.db
      .selectFrom('threads')
      .selectAll()
      .where('id', '=', other.threadId)
      .executeTakeFirstOrThrow();
    expect(thread).toMatchObject({ last_position: 7, opened_by: one.client });
  });

  it('keep unread what a side had not read in either, and nothing else', async () => {
    const { consultant, one, other, from, into } = await pair();
    await write(app, consultant, one.threadId, 'One 2.');
    pass(app, minute);
    await write(app, consultant, other.threadId, 'Other 2.');
    pass(app, minute);
    await readAll(other.client, other.threadId);
    // The consultant has read neither opening message, the first client not what was written to them.
    await merge({ from, into });
    const unreadOf = async (userId: UserId) => (await listOf(userId)).map(({ unread }) => unread);
    expect(await unreadOf(one.client)).toEqual([2]);
    expect(await unreadOf(other.client)).toEqual([0]);
    expect(await unreadOf(consultant)).toEqual([2]);
    for (const side of await sidesOf(other.threadId)) {
      expect(side.received_count).toBe(2);
    }
    await readAll(consultant, other.threadId);
    expect(await unreadOf(consultant)).toEqual([0]);
  });

  it('remind of what was not read, once', async () => {
    const { consultant, one, other, from, into } = await pair();
    const { email } = await (await app.as(admin)).users.get({ userId: one.client });
    await write(app, consultant, one.threadId, 'One 2.');
    await readAll(other.client, other.threadId);
    await merge({ from, into });
    await app.pool.query(
      "update jobs.job set start_after = now() where name = 'message-written' and state = 'created'",
    );
    await app.settle();
    const mails = await listMails(app.db, { to: email });
    const links = mails.filter(({ text }) => text.includes(`/messages/${other.threadId}`));
    expect(links).toHaveLength(1);
    expect(mails.filter(({ text }) => text.includes(`/messages/${one.threadId}`))).toEqual([]);
  });

  it('keep a block, shared contact details, and put away what was put away in both', async () => {
    const { consultant, one, other, from, into } = await pair();
    const theirs = await app.as(consultant);
    await theirs.threads.block({ threadId: one.threadId });
    await (await app.as(one.client)).threads.shareContact({ threadId: one.threadId });
    await theirs.threads.archive({ threadId: one.threadId });
    await merge({ from, into });
    const sides = await sidesOf(other.threadId);
    const sideOf = (userId: UserId) => sides.find(({ user_id }) => user_id === userId);
    expect(sideOf(consultant)).toMatchObject({ blocked_at: expect.any(Date), archived_at: null });
    expect(sideOf(one.client)).toMatchObject({ contact_shared_at: expect.any(Date) });
    expect(sideOf(other.client)).toMatchObject({ contact_shared_at: null });
    await write(app, other.client, other.threadId, 'Withheld.');
    expect(await textsOf(consultant, other.threadId)).not.toContain('Withheld.');
  });

  it('keep files, calls and what was done with them in their places', async () => {
    const { consultant, one, other, from, into } = await pair();
    const { fileId: file } = await uploadFile(app, one.client, one.threadId);
    await write(app, one.client, one.threadId, 'With a file.', [file]);
    pass(app, minute);
    const call = await propose(app, one.client, consultant);
    pass(app, minute);
    await write(app, other.client, other.threadId, 'Between.');
    pass(app, minute);
    await pick(app, consultant, call);
    pass(app, minute);
    await write(app, other.client, other.threadId, 'After.');
    await merge({ from, into });
    const texts = await textsOf(consultant, other.threadId);
    expect(texts.slice(-5)).toEqual([
      'With a file.',
      'Shall we talk?',
      'Between.',
      'call-fixed',
      'After.',
    ]);
    expect((await fetchFile(app, file, other.client)).status).toBe(200);
    const { rows } = await app.pool.query('select thread_id from message_files where id = $1', [
      file,
    ]);
    expect(rows).toEqual([{ thread_id: other.threadId }]);
    expect((await callOf(app, consultant, call.id))?.threadId).toBe(other.threadId);
  });

  it('lead notifications of the former one to the one that stays', async () => {
    const { consultant, one, other, from, into } = await pair();
    await app.pool.query(
      `insert into notifications (user_id, kind, topic, fact, words, path, created_at)
       values ($1, 'messages-wait', 'messages', 'a test', 'You have a message.', $2, now())`,
      [consultant, `/messages/${one.threadId}`],
    );
    await merge({ from, into });
    const { rows } = await app.pool.query(
      `select path from notifications where user_id = $1 and fact = 'a test'`,
      [consultant],
    );
    expect(rows).toEqual([{ path: `/messages/${other.threadId}` }]);
  });
});
