import { describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { listMails } from '#emulators/mailbox/mailbox.ts';
import { joinConversations } from '#features/conversations/messages/server/commands/members.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { sendCall } from '#tests/support/authorisation/send-call.ts';
import { hoursAhead, offer, pick, propose } from '#tests/support/calls.ts';
import {
  type Conversation,
  companyOf,
  makeConversation,
  pass,
  suspend,
  takeBackApproval,
  write,
} from '#tests/support/conversation.ts';
import { beginImpersonating } from '#tests/support/impersonate.ts';
import { runJob } from '#tests/support/run-job.ts';
import { answersAged } from './jobs.ts';

const app = await sharedTestApp();
app.clock.moveTo(new Date('2026-11-23T12:00:00Z'));

const day = 24 * 60 * 60 * 1000;
const waitingOf = async (userId: UserId) => (await app.as(userId)).answers.listWaiting();
const totalOf = async (userId: UserId) => (await waitingOf(userId)).total;
const kindsOf = async (userId: UserId) => (await waitingOf(userId)).items.map(({ kind }) => kind);

async function readAll(userId: UserId, threadId: string): Promise<void> {
  await (await app.as(userId)).threads.markRead({ threadId, position: 2_147_483_647 });
}

/** A conversation in which the client waits, with who is in it. */
async function makeTalk(): Promise<Conversation> {
  const client = await app.make.client({ firstName: 'Casey', lastName: 'Klein' });
  return makeConversation(app, { client });
}

describe('a conversation with unread messages', () => {
  it('waits, of a company, for the member in charge and for those who wrote and may write', async () => {
    const { client, consultant, threadId } = await makeTalk();
    const colleague = await app.make.colleague(client, 'hiring');
    const members = [client, colleague, await app.make.colleague(client, 'viewer')];
    const companyId = await companyOf(app, client);
    for (const userId of members.slice(1)) {
      await app.services.write((tx) => joinConversations(tx, { companyId, userId }));
    }
    const totals = () => Promise.all(members.map(totalOf));
    await write(app, consultant, threadId, 'For you all.');
    expect(await totals()).toEqual([1, 0, 0]);
    await write(app, colleague, threadId, 'From a colleague.');
    expect(await totals()).toEqual([1, 1, 0]);
    expect(await kindsOf(consultant)).toEqual(['message']);
    await app.db
      .updateTable('company_members')
      .set({ role: 'finance' })
      .where('user_id', '=', colleague)
      .execute();
    expect(await totals()).toEqual([1, 0, 0]);
  });

  it('waits once for a user who has not read it, since the oldest of them', async () => {
    const { client, consultant, threadId } = await makeTalk();
    await readAll(consultant, threadId);
    pass(app, day);
    const since = app.clock.now().toISOString();
    await write(app, client, threadId, 'The first that is unread.');
    pass(app, 3 * day);
    await write(app, client, threadId, 'And another one.');
    expect(await waitingOf(consultant)).toEqual({
      total: 1,
      items: [
        {
          ...{ kind: 'message', id: threadId, projectTitle: null, from: 'Casey K.' },
          ...{ unread: 2, since, days: 3, endsOn: null },
        },
      ],
    });
    expect(await waitingOf(client)).toEqual({ items: [], total: 0 });
    expect(await waitingOf(await app.make.consultant())).toEqual({ items: [], total: 0 });
  });

  it('waits no more once it was read, and for the other when it is answered', async () => {
    const { client, consultant, threadId } = await makeTalk();
    await readAll(consultant, threadId);
    expect(await totalOf(consultant)).toBe(0);
    await write(app, consultant, threadId, 'An answer.');
    expect(await kindsOf(client)).toEqual(['message']);
  });

  it('waits while it is not archived', async () => {
    const { client, consultant, threadId } = await makeTalk();
    const { threads } = await app.as(consultant);
    await threads.archive({ threadId });
    expect(await totalOf(consultant)).toBe(0);
    await write(app, client, threadId);
    expect(await waitingOf(consultant)).toMatchObject({ total: 1, items: [{ unread: 2 }] });
  });

  it('waits no more once its writer was blocked, who keeps theirs', async () => {
    const { client, consultant, threadId } = await makeTalk();
    await readAll(consultant, threadId);
    await write(app, consultant, threadId, 'Before that.');
    await write(app, client, threadId, 'Unread.');
    await (await app.as(consultant)).threads.block({ threadId });
    await write(app, client, threadId, 'Never delivered.');
    expect(await totalOf(consultant)).toBe(0);
    // By what waits for them no one learns that they are blocked.
    expect(await waitingOf(client)).toMatchObject({ total: 1, items: [{ unread: 1 }] });
  });

  it('counts nothing that was deleted', async () => {
    const { client, consultant, threadId } = await makeTalk();
    pass(app, day);
    const since = app.clock.now().toISOString();
    const second = await write(app, client, threadId, 'Another.');
    const { items } = await (await app.as(client)).threads.listEntries({ threadId });
    const first = items.find(({ id }) => id !== second.id)?.id ?? '';
    const { messages } = await app.as(client);
    await messages.delete({ messageId: first });
    expect(await waitingOf(consultant)).toMatchObject({ total: 1, items: [{ unread: 1, since }] });
    await messages.delete({ messageId: second.id });
    expect(await totalOf(consultant)).toBe(0);
  });

  it.each([
    ['its reader is not approved', takeBackApproval, 'consultant'],
    ['its reader is suspended', suspend, 'consultant'],
    ['its writer is not approved', takeBackApproval, 'client'],
    ['its writer is suspended', suspend, 'client'],
  ] as const)('waits for no one while %s', async (_, change, who) => {
    const talk = await makeTalk();
    const remindedOf = async () => {
      const row = app.db.selectFrom('answer_reminders').select('subject_id');
      return (await row.where('subject_id', '=', talk.threadId).execute()).length;
    };
    await change(app, talk[who]);
    pass(app, 4 * day);
    await runJob(app, answersAged);
    await app.settle();
    expect(await remindedOf()).toBe(0);
    await app.db
      .updateTable('profiles')
      .set({ suspended_at: null, suspension_reason: null, approved_at: app.clock.now() })
      .where('user_id', '=', talk[who])
      .execute();
    await runJob(app, answersAged);
    await app.settle();
    expect(await remindedOf()).toBe(1);
  });

  it('is told to both who owe an answer in one conversation since one moment', async () => {
    const { client, consultant, threadId } = await makeTalk();
    await write(app, consultant, threadId, 'At the same moment.');
    const moment = app.clock.now();
    await app.db
      .updateTable('messages')
      .set({ created_at: moment })
      .where('thread_id', '=', threadId)
      .execute();
    await app.db
      .updateTable('thread_sides')
      .set({ read_count: 0 })
      .where('thread_id', '=', threadId)
      .execute();
    pass(app, 4 * day);
    const reminded = async () => {
      await runJob(app, answersAged);
      const rows = await app.db
        .selectFrom('answer_reminders')
        .select('user_id')
        .where('subject_id', '=', threadId)
        .execute();
      return rows.map(({ user_id }) => user_id).toSorted();
    };
    expect(await reminded()).toEqual([client, consultant].toSorted());
    // As if the two had been in two batches.
    await app.db.deleteFrom('answer_reminders').where('user_id', '=', consultant).execute();
    expect(await reminded()).toEqual([client, consultant].toSorted());
  });

  it('is not shown to an impersonating admin', async () => {
    const { client, consultant } = await makeTalk();
    const project = await app.make.project(client);
    pass(app, 1000);
    await app.make.invitation(project, consultant);
    expect(await kindsOf(consultant)).toEqual(['message', 'invitation']);
    const cookie = await beginImpersonating(app, consultant);
    const seen = await (await sendCall(app, 'answers.listWaiting', {}, cookie)).json();
    expect(seen).toMatchObject({ total: 1, items: [{ kind: 'invitation' }] });
  });
});

describe('the message that comes with times for a call', () => {
  const newPair = async () => ({
    client: await app.make.client(),
    consultant: await app.make.consultant(),
  });

  it('is said once, as the times, and what is written beside it as well', async () => {
    const { client, consultant } = await newPair();
    const call = await propose(app, client, consultant);
    expect(await kindsOf(consultant)).toEqual(['call']);
    pass(app, 1000);
    const since = app.clock.now().toISOString();
    await write(app, client, call.threadId, 'And bring the list, please.');
    expect(await waitingOf(consultant)).toMatchObject({
      total: 2,
      items: [{ kind: 'call' }, { kind: 'message', unread: 1, since }],
    });
  });

  it('is answered with the times, read or not', async () => {
    const { client, consultant } = await newPair();
    await pick(app, consultant, await propose(app, client, consultant));
    expect(await totalOf(consultant)).toBe(0);
    const declined = await propose(app, client, consultant, [hoursAhead(app, 90)]);
    const { calls } = await app.as(consultant);
    await calls.decline({ callId: declined.id, revision: 1 });
    expect(await totalOf(consultant)).toBe(0);
    const { threads } = await app.as(consultant);
    expect(await threads.countUnread()).toMatchObject({ messages: 2 });
  });

  it('waits by itself when the times were taken back and it was not read', async () => {
    const { client, consultant } = await newPair();
    const call = await propose(app, client, consultant);
    await (await app.as(client)).calls.cancel({ callId: call.id, revision: 1 });
    expect(await waitingOf(consultant)).toMatchObject({
      total: 1,
      items: [{ kind: 'message', id: call.threadId, unread: 1 }],
    });
  });

  it('hides nothing from a user who proposes other times, and is not theirs', async () => {
    const { client, consultant } = await newPair();
    const call = await propose(app, client, consultant);
    const { calls } = await app.as(consultant);
    const others = { callId: call.id, revision: 1, ...offer(hoursAhead(app, 100)) };
    await calls.offerTimes(others);
    expect(await kindsOf(client)).toEqual(['call']);
    expect(await totalOf(consultant)).toBe(0);
  });
});

describe('who has not read what was written to them', () => {
  it('is reminded after 3 and 7 days, once each, and not of what they have read', async () => {
    const email = 'unread@owed.test';
    const consultant = await app.make.consultant({ email });
    const client = await app.make.client({ firstName: 'Casey', lastName: 'Secret' });
    const { threadId } = await makeConversation(app, { client, consultant });
    await write(app, client, threadId, 'Words that no mail repeats.');
    const begin = app.clock.now().getTime();
    const reminders = async () => {
      const mails = await listMails(app.db, { to: email });
      return mails.filter(({ subject }) => subject.endsWith('for your answer'));
    };
    const counts: number[] = [];
    for (const days of [1, 2, 3, 4, 7, 8, 9]) {
      app.clock.moveTo(new Date(begin + days * day));
      for (let run = 0; run < 2; run += 1) await runJob(app, answersAged);
      await app.settle();
      counts.push((await reminders()).length);
    }
    expect(counts).toEqual([0, 0, 1, 1, 2, 2, 2]);
    const [mail] = await reminders();
    expect(mail?.text).toMatch(/Casey S\. has written you 2 messages and has waited for \d days\./);
    expect(mail?.text).not.toMatch(/Secret|Words that/);
    await readAll(consultant, threadId);
    await write(app, client, threadId, 'A new one.');
    pass(app, 3 * day);
    await readAll(consultant, threadId);
    await runJob(app, answersAged);
    await app.settle();
    expect(await reminders()).toHaveLength(2);
  });
});
