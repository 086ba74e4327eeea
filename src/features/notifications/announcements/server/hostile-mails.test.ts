import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailTemplates } from '#app/mail-templates.ts';
import { createMailPost, type MailPost } from '#lib/mail/mail-post.ts';
import { smtpServerFixture } from '#lib/mail/smtp-server-fixture.ts';
import { smtpTransport } from '#lib/mail/smtp-transport.ts';
import { rounds } from '#tests/support/rounds.ts';
import { personalise } from '../rules/personalise.ts';
import { announcement } from './emails/references.ts';

let server: Awaited<ReturnType<typeof smtpServerFixture>>;
let post: MailPost;
let close: () => void;

beforeAll(async () => {
  server = await smtpServerFixture();
  const from = { name: 'Direct365', address: 'hello@direct365.example' };
  const transport = smtpTransport({ url: server.url, from });
  close = () => transport.close();
  post = createMailPost({ transport, templates: mailTemplates });
});
afterAll(async () => {
  close();
  await server.close();
});

const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...[
          '\r\n',
          '\n',
          '\r',
          '\u0085',
          '\u2028',
          '\u0000',
          '\u202e',
          ',',
          ';',
          ':',
          '<',
          '>',
          '"',
        ],
        ...['Bcc: eve@example.com', 'To: eve@example.com', '<eve@example.com>', 'eve@example.com'],
        ...[
          '\r\nBcc: eve@example.com',
          '\r\n\r\nbody',
          '\r\n.\r\n',
          '=?utf-8?q?eve?=',
          '\\',
          '(c)',
        ],
        ...['Subject: other', '{first_name}', '{full_name}', '<script>', 'group: a@b.c;', '\t'],
      ),
      fc.string({ unit: 'grapheme', maxLength: 10 }),
      fc.string({ unit: 'binary-ascii', maxLength: 40 }),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''));

/** Every header that a mail of a blast has, and how often. */
const ownHeaders = [
  ...[
    'auto-submitted',
    'content-type',
    'date',
    'from',
    'list-unsubscribe',
    'list-unsubscribe-post',
  ],
  ...['message-id', 'mime-version', 'subject', 'to'],
];

describe('a hostile name or subject', () => {
  it('adds no recipient and no header', async () => {
    const samples = fc.sample(fc.tuple(hostile, hostile, hostile), {
      numRuns: rounds(100, 5000),
      seed: 365,
    });
    for (const [firstName, lastName, subject] of samples) {
      server.received.length = 0;
      const names = { firstName, lastName };
      await post.send(announcement.name, {
        id: randomUUID(),
        to: { name: `${firstName} ${lastName}`, address: 'ada@example.com' },
        from: { name: firstName, address: 'hello@direct365.example' },
        props: {
          subject: personalise(`{first_name} ${subject}`, names),
          message: personalise('Hello {full_name}', names),
          preferencesUrl: 'https://direct365.example/mail-preferences/x',
        },
      });
      expect(server.received.map(({ recipients }) => recipients)).toEqual([['ada@example.com']]);
      const [mail] = server.received;
      const headers = mail?.email.headers.map(({ key }) => key).sort();
      expect({ firstName, lastName, subject, headers }).toEqual({
        ...{ firstName, lastName, subject },
        headers: ownHeaders,
      });
      expect(mail?.email.to?.map(({ address }) => address)).toEqual(['ada@example.com']);
      expect(mail?.email.from?.address).toBe('hello@direct365.example');
      expect(mail?.email.html).not.toContain('<script>');
    }
  });
});
