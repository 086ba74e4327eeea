import { createTransport } from 'nodemailer';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { listMails } from '#emulators/mailbox/mailbox.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import {
  type Conversation,
  companyOf,
  makeConversation,
  pass,
  write,
} from '#tests/support/conversation.ts';
import {
  createReceivingSite,
  replyDomain as domain,
  replier as email,
  type ReceivingSite,
} from '#tests/support/reply-mails.ts';
import { mailOf, replyText } from '../../lib/mail-reader/mails-fixture.ts';
import { toThreadId } from '../../messages/ids.ts';
import { receiveReply } from './commands/receive-reply.ts';
import { findReplyPerson } from './queries/reply-person.ts';
import type { ReplyOutcome } from './services.ts';

let site: ReceivingSite;
let app: TestApp;
let outcomes: ReplyOutcome[];
let talk: Conversation;
let address: string;

beforeEach(async () => {
  site = await createReceivingSite();
  ({ app, outcomes } = site);
  talk = await makeConversation(app, { consultant: await app.make.consultant({ email }) });
  address = await site.addressOf(talk.consultant, talk.threadId);
});

afterEach(() => site.close());

/** Hands a mail over, by default a true one of the consultant's. */
const send = (sending: Partial<Parameters<ReceivingSite['send']>[0]>) =>
  site.send({ to: address, ...sending });

/** What the client reads, the newest first. */
async function textsFor(userId: UserId): Promise<string[]> {
  const { items } = await (await app.as(userId)).threads.listEntries({ threadId: talk.threadId });
  return items.flatMap((entry) => (entry.kind === 'message' ? [entry.text] : []));
}

const waitingFor = async (userId: UserId) =>
  (await (await app.as(userId)).mailReplies.listWaiting({ threadId: talk.threadId })).items;

describe('a reply by mail', () => {
  it('becomes a message of its sender, once however often it comes', async () => {
    expect(address).toMatch(/^reply\+[0-9a-f]{58}@/);
    expect(address.split('@')[0]?.length).toBeLessThanOrEqual(64);
    expect(await send({})).toBe(250);
    await app.settle();
    expect(await send({ to: address.toUpperCase() })).toBe(250);
    await app.settle();
    expect(outcomes).toEqual(['sent']);
    expect(await textsFor(talk.client)).toEqual([replyText, 'A message.']);
    const { rows } = await app.pool.query('select state, sealed_content from mail_replies');
    expect(rows).toEqual([{ state: 'done', sealed_content: null }]);
  });

  it('is answered to the address in the mail about unread messages', async () => {
    await write(app, talk.client, talk.threadId, 'Are you there?');
    await app.pool.query(
      "update jobs.job set start_after = now() where name = 'message-written' and state = 'created'",
    );
    await app.settle();
    const { rows } = await app.pool.query(
      `select data from jobs.job where name = 'mail-requested' and data->>'mail' = 'unread-messages'`,
    );
    expect(rows[0]?.data.replyTo).toEqual({ name: 'Direct365', address });
    const [mail] = await listMails(app.db, { to: email });
    expect(mail?.text).toContain('Reply to this email to send a message');
  });

  it('is lost by no restart once it was taken', async () => {
    expect(await send({})).toBe(250);
    expect(await textsFor(talk.client)).toEqual(['A message.']);
    const { rows } = await app.pool.query(
      `select state, sealed_content like '%Monday%' as plain from mail_replies`,
    );
    expect(rows).toEqual([{ state: 'received', plain: false }]);
    await app.settle();
    expect(await textsFor(talk.client)).toEqual([replyText, 'A message.']);
  });

  it('waits where its sender is not proven, until its person sends it', async () => {
    const { client, consultant } = talk;
    for (const forged of [
      { signedBy: null },
      { signedBy: 'evil.example' },
      { raw: mailOf({ from: 'grace@evil.example', to: address, messageId: '<2@x.example>' }) },
      // A true mail to another recipient, handed over again.
      { raw: mailOf({ from: email, to: 'ada@evil.example', messageId: '<3@x.example>' }) },
    ]) {
      expect(
        await send({
          raw: mailOf({ from: email, to: address, messageId: `<${crypto.randomUUID()}@x>` }),
          ...forged,
        }),
      ).toBe(250);
      pass(app, 1000);
    }
    await app.settle();
    expect(outcomes).toEqual(['waiting', 'waiting', 'waiting', 'waiting']);
    expect(await textsFor(client)).toEqual(['A message.']);
    expect(await waitingFor(client)).toEqual([]);
    const waiting = await waitingFor(consultant);
    expect(waiting.map(({ text, reasons }) => ({ text, reasons }))).toEqual(
      Array(4).fill({ text: replyText, reasons: ['sender-unproven'] }),
    );
    const [first, second] = waiting.map(({ id }) => id);
    const { mailReplies } = await app.as(consultant);
    const foreign = (await app.as(client)).mailReplies;
    const gone = { code: 'REPLY_NOT_FOUND' };
    await expect(foreign.send({ replyId: first ?? '' })).rejects.toMatchObject(gone);
    await expect(foreign.discard({ replyId: first ?? '' })).rejects.toMatchObject(gone);
    expect(await mailReplies.send({ replyId: first ?? '' })).toEqual({
      ...{ messageId: first, threadId: talk.threadId },
    });
    await expect(mailReplies.send({ replyId: first ?? '' })).rejects.toMatchObject(gone);
    await mailReplies.discard({ replyId: second ?? '' });
    expect(await textsFor(client)).toEqual([replyText, 'A message.']);
    expect(await waitingFor(consultant)).toHaveLength(2);
    pass(app, 8 * 24 * 60 * 60_000);
    await app.services.jobs.enqueue(app.db, (await import('./jobs.ts')).mailRepliesAged, {});
    await app.settle();
    expect(await waitingFor(consultant)).toEqual([]);
  });

  it('notifies its person that it waits, and mails no one', async () => {
    await send({ signedBy: null });
    await app.settle();
    const { items } = await (await app.as(talk.consultant)).notifications.list({});
    expect(items[0]).toMatchObject({ path: `/messages/${talk.threadId}` });
    const { rows } = await app.pool.query(
      `select 1 from jobs.job where name = 'mail-requested' and data::text like '%waiting for you%'`,
    );
    expect(rows).toEqual([]);
  });

  it('is dropped where a machine wrote it, or the site itself', async () => {
    const vacation = ['Content-Type: text/plain', 'Auto-Submitted: auto-replied'];
    await send({ raw: mailOf({ from: email, to: address, headers: vacation }) });
    await app.settle();
    await send({ sender: '' });
    const own = mailOf({
      from: 'hello@direct365.example',
      to: address,
      messageId: '<9@x.example>',
    });
    await send({ raw: own, signedBy: null });
    await app.settle();
    await send({
      raw: mailOf({ from: email, to: address, body: '> quoted\r\n', messageId: '<8@x.example>' }),
    });
    await app.settle();
    expect(outcomes).toEqual(['automatic', 'bounce', 'own-domain', 'empty']);
    expect(await textsFor(talk.client)).toEqual(['A message.']);
    expect(await waitingFor(talk.consultant)).toEqual([]);
  });

  it('is refused at any other address', async () => {
    const wrong = `${address.slice(0, 60)}${address[60] === '0' ? '1' : '0'}${address.slice(61)}`;
    for (const to of [`reply@${domain}`, wrong, address.replace('@reply.', '@other.')]) {
      expect(await send({ to })).toBe(550);
    }
    const other = await makeConversation(app);
    const theirs = await app.services.replyTo(app.db, {
      userId: other.client,
      threadId: other.threadId,
    });
    expect(
      await app.services.replyTo(app.db, { userId: other.client, threadId: talk.threadId }),
    ).toBeUndefined();
    expect(await findReplyPerson(app.db, app.services.keys, domain, theirs?.address ?? '')).toEqual(
      { place: { threadId: other.threadId }, userId: other.client },
    );
  });

  it('is refused where it is too large, or goes to many at once', async () => {
    const large = mailOf({
      from: email,
      to: address,
      body: `${'a'.repeat(70)}\r\n`.repeat(160_000),
    });
    expect(await send({ raw: large })).toBe(552);
    const both = [address, await site.addressOf(talk.client, talk.threadId)];
    const transport = createTransport({ host: '127.0.0.1', port: site.port, ignoreTLS: true });
    const { rejected } = await transport.sendMail({
      raw: mailOf({ from: email, to: address }),
      envelope: { from: email, to: both },
    });
    transport.close();
    expect(rejected).toEqual([both[1]]);
    expect((await app.pool.query('select 1 from mail_replies')).rowCount).toBe(1);
  });

  it('is taken twenty times an hour, also of many at once', async () => {
    const reply = (number: number) =>
      receiveReply(app.services, {
        ...{ place: { threadId: toThreadId(talk.threadId) }, userId: talk.consultant },
        recipient: address,
        raw: Buffer.from(
          mailOf({ from: email, to: address, messageId: `<${number}@many.example>` }),
        ),
      });
    const taken = await Promise.all(Array.from({ length: 25 }, (_, number) => reply(number)));
    expect(taken.filter((outcome) => outcome === 'taken')).toHaveLength(20);
    expect(await send({})).toBe(450);
    await app.settle();
    pass(app, 61 * 60_000);
    // All of them wait, for none is proven.
    expect(await send({})).toBe(450);
    const [first] = await waitingFor(talk.consultant);
    await (await app.as(talk.consultant)).mailReplies.discard({ replyId: first?.id ?? '' });
    expect(await send({})).toBe(250);
  });

  it('reaches no side that has blocked its sender, who does not learn of it', async () => {
    await (await app.as(talk.client)).threads.block({ threadId: talk.threadId });
    await send({});
    await app.settle();
    expect(outcomes).toEqual(['sent']);
    expect(await textsFor(talk.client)).toEqual(['A message.']);
    expect(await textsFor(talk.consultant)).toEqual([replyText, 'A message.']);
  });

  it('waits where its sender may not write now, and says why when it is sent', async () => {
    await (await app.as(talk.consultant)).threads.block({ threadId: talk.threadId });
    await send({});
    await app.settle();
    const [reply] = await waitingFor(talk.consultant);
    expect(reply).toMatchObject({ reasons: ['refused'] });
    const { mailReplies, threads } = await app.as(talk.consultant);
    await expect(mailReplies.send({ replyId: reply?.id ?? '' })).rejects.toMatchObject({
      code: 'PERSON_BLOCKED',
    });
    await threads.unblock({ threadId: talk.threadId });
    await mailReplies.send({ replyId: reply?.id ?? '' });
    expect(await textsFor(talk.client)).toEqual([replyText, 'A message.']);
  });

  it('waits where it is too long', async () => {
    await send({ raw: mailOf({ from: email, to: address, body: 'Words. '.repeat(1000) }) });
    await app.settle();
    const [reply] = await waitingFor(talk.consultant);
    expect(reply).toMatchObject({ reasons: ['too-long'], files: [] });
  });

  it('waits where its sender signs nothing, for any server may hand it over', async () => {
    const consultant = await app.make.consultant({ email: 'hopper@harbour.example' });
    const { threadId } = await makeConversation(app, { consultant });
    const to = await site.addressOf(consultant, threadId);
    const unsigned = { to, sender: 'hopper@harbour.example', signedBy: null };
    await send({ ...unsigned, raw: mailOf({ from: 'hopper@harbour.example', to }) });
    await app.settle();
    expect(outcomes).toEqual(['waiting']);
  });

  it('waits in the conversation that its own has become a part of', async () => {
    const [from, into] = [await app.make.client(), await app.make.client()];
    const { threadId, consultant } = await makeConversation(app, { client: from });
    const kept = await makeConversation(app, { client: into, consultant });
    const to = await site.addressOf(consultant, threadId);
    expect(await send({ to, signedBy: null })).toBe(250);
    await app.settle();
    const admin = await app.as(await app.make.admin());
    const merge = { companyId: await companyOf(app, from), into: await companyOf(app, into) };
    await admin.companies.merge({ ...merge, reason: 'One company.' });
    const { items } = await (await app.as(consultant)).mailReplies.listWaiting({
      threadId: kept.threadId,
    });
    expect(items).toMatchObject([{ text: replyText }]);
  });

  it('is dropped once its sender has left the company', async () => {
    const owner = await app.make.client();
    const member = await app.make.colleague(owner, 'hiring', { email: 'left@navy.example' });
    const { threadId } = await makeConversation(app, { client: member });
    const to = (await app.services.replyTo(app.db, { userId: member, threadId }))?.address ?? '';
    await (await app.as(owner)).members.remove({ userId: member });
    const sent = await send({ to, raw: mailOf({ from: 'left@navy.example', to }) });
    await app.settle();
    expect([sent, ...outcomes]).toEqual(sent === 550 ? [550] : [250, 'no-conversation']);
    const { items } = await (await app.as(owner)).threads.listEntries({ threadId });
    expect(items.filter(({ kind }) => kind === 'message')).toHaveLength(1);
  });
});

describe('mails of a site that receives none', () => {
  it('name no address for replies', async () => {
    const quiet = await createTestApp();
    const { client, threadId } = await makeConversation(quiet);
    expect(await quiet.services.replyTo(quiet.db, { userId: client, threadId })).toBeUndefined();
    await quiet.close();
  });
});
