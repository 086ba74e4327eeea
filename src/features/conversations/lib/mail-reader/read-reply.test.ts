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
      ...{ text: replyText, files: 0, messageId: '<1@mail.example>' },
      recipients: ['reply+1@reply.example'],
    });
  });

  it('keeps what stands between quoted lines', async () => {
    const body = '> Could you begin in March?\r\n\r\nYes.\r\n\r\n> And in April?\r\n\r\nNo.\r\n';
    expect(await read(mailOf({ ...addresses, body }))).toMatchObject({ text: 'Yes.\nNo.' });
  });

  it('says how many files it has, without pictures of its text', async () => {
    const part = (disposition: string) =>
      `--b\r\nContent-Type: image/png; name="a.png"\r\nContent-Disposition: ${disposition}\r\n\r\nPNG\r\n`;
    const body = `--b\r\nContent-Type: text/plain\r\n\r\nLook.\r\n${part('inline')}${part('attachment; filename="a.png"')}--b--\r\n`;
    const headers = ['Content-Type: multipart/mixed; boundary="b"'];
    expect(await read(mailOf({ ...addresses, headers, body }))).toMatchObject({
      ...{ text: 'Look.', files: 1 },
    });
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
