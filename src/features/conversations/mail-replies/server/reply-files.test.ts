import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clamd } from '#lib/scanning/clamd.ts';
import type { TestApp } from '#tests/support/app.ts';
import { type ClamdEmulator, eicar, startClamdEmulator } from '#tests/support/clamd-emulator.ts';
import { type Conversation, makeConversation, pass } from '#tests/support/conversation.ts';
import { fetchFile } from '#tests/support/message-files.ts';
import { createReceivingSite, type ReceivingSite, replier } from '#tests/support/reply-mails.ts';
import { mailOf } from '../../lib/mail-reader/mails-fixture.ts';

let daemon: ClamdEmulator;
let site: ReceivingSite;
let app: TestApp;
let talk: Conversation;
let to: string;

beforeEach(async () => {
  daemon = await startClamdEmulator();
  site = await createReceivingSite({ scanner: clamd({ host: '127.0.0.1', port: daemon.port }) });
  ({ app } = site);
  const consultant = await app.make.consultant({ email: replier });
  talk = await makeConversation(app, { consultant });
  to = await site.addressOf(consultant, talk.threadId);
});

afterEach(async () => {
  await site.close();
  await daemon.stop();
});

/** A mail with these files: their names and what is in them. */
const mailWith = (
  files: readonly (readonly [name: string, content: string | Buffer])[],
  text = 'Look.',
) =>
  mailOf({
    ...{ from: replier, to, messageId: `<${crypto.randomUUID()}@navy.example>` },
    headers: ['Content-Type: multipart/mixed; boundary="b"'],
    body: [
      ...['--b', 'Content-Type: text/plain', '', text],
      ...files.flatMap(([name, content]) => [
        ...['--b', 'Content-Type: application/octet-stream'],
        `Content-Disposition: attachment; filename="${name}"`,
        'Content-Transfer-Encoding: base64',
        ...['', Buffer.from(content).toString('base64').replace(/.{76}/g, '$&\r\n')],
      ]),
      '--b--\r\n',
    ].join('\r\n'),
  });

/** Hands a mail over, and has it handled. */
async function receive(...mail: Parameters<typeof mailWith>) {
  expect(await site.send({ to, raw: mailWith(...mail) })).toBe(250);
  await app.settle();
}

/** The last message that the client reads. */
async function lastMessage() {
  const { items } = await (await app.as(talk.client)).threads.listEntries({
    threadId: talk.threadId,
  });
  return items.find((entry) => entry.kind === 'message');
}

const waiting = async () => {
  const { threadId, consultant } = talk;
  return (await (await app.as(consultant)).mailReplies.listWaiting({ threadId })).items;
};

describe('the files of a reply by mail', () => {
  it('go with its message, checked and scanned', async () => {
    const large = Buffer.alloc(1_500_000, 'Plan. ');
    await receive([
      ['plan.txt', large],
      ['rates.csv', 'day,900\r\n'],
    ]);
    expect(site.outcomes).toEqual(['sent']);
    const message = await lastMessage();
    expect(message).toMatchObject({
      ...{ text: 'Look.' },
      files: [
        { name: 'plan.txt', bytes: large.length, state: 'ready' },
        { name: 'rates.csv', state: 'ready' },
      ],
    });
    const [plan] = message?.files ?? [];
    const fetched = await fetchFile(app, plan?.id ?? '', talk.client);
    expect(Buffer.from(await fetched.arrayBuffer()).equals(large)).toBe(true);
  });

  it('are named as the text of a mail that says nothing', async () => {
    await receive([['plan.txt', 'Plan.']], '');
    expect(await lastMessage()).toMatchObject({ text: 'plan.txt', files: [{ name: 'plan.txt' }] });
  });

  it('have it wait where one cannot be sent, and are sent without that one', async () => {
    await receive([
      ['plan.txt', 'Plan.'],
      ['run.exe', 'MZ'],
      ['paper.pdf', 'No PDF.'],
      ['empty.txt', ''],
      ['virus.txt', eicar],
    ]);
    expect(site.outcomes).toEqual(['waiting']);
    const [reply] = await waiting();
    expect(reply).toMatchObject({
      ...{ text: 'Look.', reasons: ['files-left-out'] },
      files: [
        { name: 'plan.txt', problem: null },
        { name: 'run.exe', problem: expect.stringMatching(/You can send PDF/) },
        { name: 'paper.pdf', problem: expect.stringMatching(/not what its name says/) },
        { name: 'empty.txt', problem: 'This file is empty.' },
        { name: 'virus.txt', problem: expect.stringMatching(/virus scanner/) },
      ],
    });
    const { mailReplies } = await app.as(talk.consultant);
    await mailReplies.send({ replyId: reply?.id ?? '' });
    expect(await lastMessage()).toMatchObject({ text: 'Look.', files: [{ name: 'plan.txt' }] });
    expect(await waiting()).toEqual([]);
  });

  it('wait with it where its sender is not proven, for days, and are checked when it is sent', async () => {
    const raw = mailWith([
      ['plan.txt', 'Plan.'],
      ['virus.txt', eicar],
    ]);
    await site.send({ to, raw, signedBy: null });
    await app.settle();
    const stored = await app.pool.query('select 1 from message_files');
    expect(stored.rowCount).toBe(0);
    pass(app, 3 * 24 * 60 * 60_000);
    const { mailReplies } = await app.as(talk.consultant);
    const replyId = (await waiting())[0]?.id ?? '';
    await expect(mailReplies.send({ replyId })).rejects.toMatchObject({ code: 'FILES_REFUSED' });
    expect(await waiting()).toMatchObject([
      {
        reasons: ['sender-unproven', 'files-left-out'],
        files: [{ problem: null }, { problem: expect.stringMatching(/virus scanner/) }],
      },
    ]);
    const sent = await Promise.allSettled([
      mailReplies.send({ replyId }),
      mailReplies.send({ replyId }),
    ]);
    expect(sent.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await lastMessage()).toMatchObject({ text: 'Look.', files: [{ name: 'plan.txt' }] });
  });

  it('are five at the most', async () => {
    await receive(Array.from({ length: 6 }, (_, at) => [`${at}.txt`, `${at}`] as const));
    const [reply] = await waiting();
    expect(reply?.files.map(({ problem }) => problem)).toEqual([
      ...Array(5).fill(null),
      'A message can have up to 5 files.',
    ]);
  });

  it('count with what their sender uploads in a day', async () => {
    await app.pool.query(
      `insert into message_files (id, thread_id, owner_id, name, announced_bytes, bytes, kind, created_at, discarded_at)
       select gen_random_uuid(), $1, $2, '', 1, 1, 'text', $3, $3 from generate_series(1, 100)`,
      [talk.threadId, talk.consultant, app.clock.now()],
    );
    await receive([['plan.txt', 'Plan.']]);
    const [reply] = await waiting();
    expect(reply).toMatchObject({ reasons: ['refused'], files: [{ problem: null }] });
    const { mailReplies } = await app.as(talk.consultant);
    await expect(mailReplies.send({ replyId: reply?.id ?? '' })).rejects.toMatchObject({
      code: 'TOO_MANY_FILES',
    });
    pass(app, 25 * 60 * 60_000);
    await mailReplies.send({ replyId: reply?.id ?? '' });
    expect(await lastMessage()).toMatchObject({ files: [{ name: 'plan.txt' }] });
  });

  it('wait for the scanner in their message where it does not answer', async () => {
    await daemon.stop();
    await receive([['plan.txt', 'Plan.']]);
    expect(site.outcomes).toEqual(['sent']);
    expect(await lastMessage()).toMatchObject({ files: [{ state: 'being-checked' }] });
  });
});
