import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { inProject } from '#lib/project-folder.ts';
import { runSandboxed } from '#lib/sandboxed/run-sandboxed.ts';
import { mailOf, programMails, replyText } from './mails-fixture.ts';
import { readReply } from './read-reply.ts';

const addresses = { from: 'grace@navy.example', to: 'reply+1@reply.example' };
const read = (mail: string) => readReply(Buffer.from(mail));
const withHeaders = (...headers: string[]) =>
  mailOf({ ...addresses, headers: ['Content-Type: text/plain', ...headers] });

describe('a reply by mail', () => {
  it.each(programMails)('of $program is read without what it quotes', async ({ headers, body }) => {
    expect(await read(mailOf({ ...addresses, headers, body }))).toEqual({
      ...{ text: replyText, files: [], messageId: '<1@mail.example>' },
      recipients: ['reply+1@reply.example'],
    });
  });

  it('keeps what stands between quoted lines', async () => {
    const body = '> Could you begin in March?\r\n\r\nYes.\r\n\r\n> And in April?\r\n\r\nNo.\r\n';
    expect(await read(mailOf({ ...addresses, body }))).toMatchObject({ text: 'Yes.\nNo.' });
  });

  it('has its files, without pictures of its text and signatures', async () => {
    const part = (type: string, ...headers: string[]) =>
      ['--b', `Content-Type: ${type}`, ...headers, '', 'Note', ''].join('\r\n');
    const attached = (name: string) => `Content-Disposition: attachment; filename="${name}"`;
    const body = [
      part('text/html').replace('Note', 'Look. <img src="cid:logo@x">'),
      part('image/png', 'Content-ID: <logo@x>', 'Content-Disposition: inline'),
      part('image/png', 'Content-Disposition: inline; filename="as Apple Mail.png"'),
      part('text/plain', attached('=?utf-8?Q?=C3=9Cberblick.txt?=')),
      part('application/octet-stream', 'Content-Disposition: attachment'),
      part('application/pkcs7-signature', attached('smime.p7s')),
      '--b--\r\n',
    ].join('');
    const headers = ['Content-Type: multipart/mixed; boundary="b"'];
    const content = Buffer.from('Note').toString('base64');
    const reply = await read(mailOf({ ...addresses, headers, body }));
    expect(reply).toMatchObject({
      text: 'Look.',
      files: ['as Apple Mail.png', 'Überblick.txt', 'unnamed'].map((name) => ({ name })),
    });
    expect('files' in reply && reply.files.map((file) => file.content.slice(0, 6))).toEqual(
      Array(3).fill(content.slice(0, 6)),
    );
  });

  it.each([
    ['Auto-Submitted: auto-replied', 'automatic'],
    ['Auto-Submitted: auto-generated', 'automatic'],
    ['X-Auto-Response-Suppress: All', 'automatic'],
    ['X-Autoreply: yes', 'automatic'],
    ['Precedence: bulk', 'bulk'],
    ['Precedence: auto_reply', 'bulk'],
    ['List-Id: <people.example>', 'bulk'],
    ['Return-Path: <>', 'bounce'],
  ])('is no person’s with %s', async (header, automatic) => {
    expect(await read(withHeaders(header))).toEqual({ automatic });
  });

  it('is a bounce where it is a report', async () => {
    const headers = ['Content-Type: multipart/report; report-type=delivery-status; boundary="b"'];
    const body = '--b\r\n\r\nNo such mailbox.\r\n--b--\r\n';
    expect(await read(mailOf({ ...addresses, headers, body }))).toEqual({ automatic: 'bounce' });
  });

  it('is a person’s where a header says that it is not automatic', async () => {
    expect(await read(withHeaders('Auto-Submitted: no'))).toMatchObject({ text: replyText });
  });

  it('is read in a process that knows nothing of ours, and does not hold up the server', async () => {
    const limits = { cpuSeconds: 10, memoryBytes: 5e8, wallMs: 60_000, answerLength: 400_000 };
    const module = pathToFileURL(
      inProject('src/features/conversations/lib/mail-reader/read-reply.ts'),
    );
    const hostile = mailOf({ ...addresses, body: `${'On a b '.repeat(6_000)}\r\n` });
    for (const mail of [mailOf(addresses), hostile]) {
      const outcome = await runSandboxed({
        module,
        settings: {},
        input: Buffer.from(mail),
        limits,
      });
      expect('answer' in outcome || outcome.ended === 'too-much').toBe(true);
    }
  });
});
