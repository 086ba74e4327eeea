import { describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { listMails } from '#emulators/mailbox/mailbox.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { makeDealInProgress } from '#tests/support/completed-deal.ts';
import { makeConversation, write } from '#tests/support/conversation.ts';

const app = await sharedTestApp();
const admin = await app.make.admin({ email: 'admin@reports.test' });

const reports = async (userId: UserId = admin) => (await app.as(userId)).reports;
const words = { cause: 'untrue', text: 'The certification belongs to another user.' } as const;

async function mailTo(address: string): Promise<string | undefined> {
  await app.settle();
  return (await listMails(app.db, { to: address }))[0]?.text;
}

describe('a report of a profile', () => {
  it('waits for an admin, and what was found is told to both, each in words of their own', async () => {
    const client = await app.make.client({ email: 'reporter@reports.test', firstName: 'Casey' });
    const consultant = await app.make.consultant({
      email: 'reported@reports.test',
      firstName: 'Ada',
      lastName: 'Lovelace',
    });
    const { id } = await (await reports(client)).reportConsultant({
      consultantId: consultant,
      ...words,
    });
    expect(await mailTo('admin@reports.test')).toContain(words.text);
    const api = await reports();
    const { items } = await api.list({});
    expect(items.find((each) => each.id === id)).toMatchObject({
      ...words,
      reported: { userId: consultant, name: 'Ada Lovelace' },
      project: null,
      reporter: { userId: client },
      settled: null,
    });
    const finding = {
      reportId: id,
      outcome: 'upheld',
      toReporter: 'It is gone from the profile.',
      toReported: 'Please take it out.',
    } as const;
    expect((await api.settle(finding)).settled).toMatchObject({ outcome: 'upheld' });
    const answer = await mailTo('reporter@reports.test');
    expect(answer).toContain(finding.toReporter);
    expect(answer).toContain('Ada L.');
    expect(answer).not.toContain('Lovelace');
    const { notifications } = await app.as(client);
    expect((await notifications.list({})).items).toMatchObject([
      {
        words: 'We have looked at what you reported. What we found is in our mail to you.',
        ...{ topic: 'account', path: '/client/portal' },
      },
    ]);
    expect((await (await app.as(consultant)).notifications.list({})).items).toMatchObject([
      { words: 'We have upheld a report about you. The reasons are in your account.' },
    ]);
    const notified = await mailTo('reported@reports.test');
    expect(notified).toContain(finding.toReported);
    expect(notified).not.toContain('Casey');
    expect(notified).not.toContain(words.text);
    await expect(api.settle(finding)).rejects.toMatchObject({ code: 'REPORT_SETTLED' });
    expect((await api.list({ state: 'settled' })).items.map((each) => each.id)).toContain(id);
    const { items: entries } = await (await app.as(admin)).audit.list({ action: 'report-upheld' });
    expect(entries).toMatchObject([
      { subject: { userId: consultant }, reason: finding.toReported },
    ]);
  });

  it('is one at a time for each who reports, and another once it is settled', async () => {
    const consultantId = await app.make.consultant();
    const client = await reports(await app.make.client());
    const { id } = await client.reportConsultant({ consultantId, ...words });
    await expect(client.reportConsultant({ consultantId, ...words })).rejects.toMatchObject({
      code: 'REPORTED_ALREADY',
    });
    await (await reports(await app.make.client())).reportConsultant({ consultantId, ...words });
    const found = { toReporter: 'Nothing.', toReported: 'Nothing.' };
    await (await reports()).settle({ reportId: id, outcome: 'dismissed', ...found });
    expect((await client.reportConsultant({ consultantId, ...words })).id).not.toBe(id);
  });

  it('is not of a user whom one cannot see', async () => {
    const consultantId = await app.make.consultant({ subscribed: false });
    await expect(
      (await reports(await app.make.client())).reportConsultant({ consultantId, ...words }),
    ).rejects.toMatchObject({ code: 'CONSULTANT_NOT_FOUND' });
  });
});

describe('a report of a project', () => {
  it('names the project and its client to admins', async () => {
    const client = await app.make.client({ firstName: 'Casey', lastName: 'Client' });
    const projectId = await app.make.project(client, { title: 'Close the books' });
    const { id } = await (await reports(await app.make.consultant())).reportProject({
      projectId,
      ...words,
    });
    const { items } = await (await reports()).list({});
    expect(items.find((each) => each.id === id)).toMatchObject({
      reported: { userId: client, name: 'Casey Client' },
      project: { id: projectId, title: 'Close the books' },
    });
  });

  it('shows admins what both sides said of a cancellation', async () => {
    const deal = await makeDealInProgress(app, 'Half done');
    const { projectId, applicationId } = deal;
    await (await app.as(deal.client)).projects.cancel({ projectId, reason: 'No budget.' });
    const asConsultant = await app.as(deal.consultant);
    await asConsultant.applications.addCancellationWord({ applicationId, word: 'Half is done.' });
    const { id } = await asConsultant.reports.reportProject({ projectId, ...words });
    const { items } = await (await reports()).list({});
    expect(items.find((each) => each.id === id)).toMatchObject({
      project: { cancellation: { reason: 'No budget.', word: 'Half is done.' } },
    });
  });

  it('is not of a private one', async () => {
    const projectId = await app.make.project(await app.make.client(), { visibility: 'private' });
    await expect(
      (await reports(await app.make.consultant())).reportProject({ projectId, ...words }),
    ).rejects.toMatchObject({ code: 'PROJECT_NOT_FOUND' });
  });
});

describe('a report of a conversation', () => {
  it('shows admins the reported message as it stood, and no other', async () => {
    const consultant = await app.make.consultant({ firstName: 'Ada', email: 'rude@reports.test' });
    const { client, threadId } = await makeConversation(app, {
      consultant,
      text: 'Something else.',
    });
    const { id: messageId } = await write(app, consultant, threadId, 'You are a fool.');
    const api = await reports(client);
    const { id } = await api.reportThread({ threadId, messageId, ...words });
    await (await app.as(consultant)).messages.delete({ messageId });
    const { items } = await (await reports()).list({});
    const report = items.find((each) => each.id === id);
    expect(report).toMatchObject({
      reported: { userId: consultant },
      reporter: { userId: client },
      project: null,
      conversation: { message: { text: 'You are a fool.' } },
    });
    expect(JSON.stringify(report)).not.toContain('Something else.');
    const notified = await mailTo('admin@reports.test');
    expect(notified).toContain('a message from Ada');
    expect(notified).not.toContain('fool');
    await expect(api.reportThread({ threadId, messageId, ...words })).rejects.toMatchObject({
      code: 'MESSAGE_NOT_FOUND',
    });
    await (await reports()).settle({
      reportId: id,
      outcome: 'upheld',
      toReporter: 'We have written to them.',
      toReported: 'Please be kind.',
    });
    expect(await mailTo('rude@reports.test')).toContain('a message that you wrote');
  });

  it('shows what was read of a message before its writer changed it, until it is deleted', async () => {
    const { client, consultant, threadId } = await makeConversation(app);
    const { id: messageId } = await write(app, consultant, threadId, 'Good morning.');
    const { messages } = await app.as(consultant);
    for (const text of ['You are a fool.', 'Good morning.', 'Good day.']) {
      await messages.edit({ messageId, text });
    }
    // Anyone who has blocked the writer reads on what was delivered; what comes then reaches no one.
    await (await app.as(client)).threads.block({ threadId });
    await messages.edit({ messageId, text: 'You are a coward.' });
    await messages.edit({ messageId, text: 'Good night.' });
    const api = await reports(client);
    const { id } = await api.reportThread({ threadId, messageId, ...words });
    await messages.delete({ messageId });
    const { items } = await (await reports()).list({});
    expect(items.find((each) => each.id === id)?.conversation?.message).toMatchObject({
      text: 'Good day.',
      earlierTexts: ['Good morning.', 'You are a fool.', 'Good morning.'],
    });
    const row = await app.db
      .selectFrom('messages')
      .select(['text', 'earlier_texts'])
      .where('id', '=', messageId)
      .executeTakeFirst();
    expect(row).toEqual({ text: '', earlier_texts: [] });
  });

  it('shows what was read before a change, not what was written while its writer was blocked', async () => {
    const { client, consultant, threadId } = await makeConversation(app);
    const { id: messageId } = await write(app, consultant, threadId, 'You are a fool.');
    const { messages } = await app.as(consultant);
    const { threads } = await app.as(client);
    await threads.block({ threadId });
    await messages.edit({ messageId, text: 'You are a coward.' });
    await threads.unblock({ threadId });
    await messages.edit({ messageId, text: 'Good day.' });
    const api = await reports(client);
    const { id } = await api.reportThread({ threadId, messageId, ...words });
    const { items } = await (await reports()).list({});
    expect(items.find((each) => each.id === id)?.conversation?.message).toMatchObject({
      text: 'Good day.',
      earlierTexts: ['You are a fool.'],
    });
  });

  it('is one at a time about the conduct, and one about each message', async () => {
    const { client, consultant, threadId } = await makeConversation(app);
    const { id: messageId } = await write(app, consultant, threadId);
    const api = await reports(client);
    const { id } = await api.reportThread({ threadId, ...words });
    await api.reportThread({ threadId, messageId, ...words });
    await api.reportConsultant({ consultantId: consultant, ...words });
    for (const about of [{ threadId }, { threadId, messageId }]) {
      await expect(api.reportThread({ ...about, ...words })).rejects.toMatchObject({
        code: 'REPORTED_ALREADY',
      });
    }
    const { items } = await (await reports()).list({ limit: 100 });
    expect(items.find((each) => each.id === id)?.conversation).toEqual({ message: null });
  });

  it('is not of a message of one’s own, of another conversation, or that never arrived', async () => {
    const { client, consultant, threadId } = await makeConversation(app);
    const own = await write(app, client, threadId);
    const elsewhere = await makeConversation(app, { consultant });
    const foreign = await write(app, consultant, elsewhere.threadId);
    const api = await reports(client);
    await (await app.as(client)).threads.block({ threadId });
    const withheld = await write(app, consultant, threadId);
    for (const messageId of [own.id, foreign.id, withheld.id, crypto.randomUUID()]) {
      await expect(api.reportThread({ threadId, messageId, ...words })).rejects.toMatchObject({
        code: 'MESSAGE_NOT_FOUND',
      });
    }
    await expect(
      api.reportThread({ threadId: elsewhere.threadId, ...words }),
    ).rejects.toMatchObject({ code: 'THREAD_NOT_FOUND' });
  });
});
