import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type MailMessage, MailRefusedError, type MailTransport } from './mail-message.ts';
import { smtpServerFixture } from './smtp-server-fixture.ts';
import { smtpTransport } from './smtp-transport.ts';

const from = { name: 'Direct365', address: 'hello@direct365.example' };

const letter = (changes: Partial<MailMessage> = {}): MailMessage => ({
  id: randomUUID(),
  to: { name: 'Ada Lovelace', address: 'ada@example.com' },
  subject: 'Welcome',
  html: '<p>Hello</p>',
  text: 'Hello',
  headers: {},
  ...changes,
});

let server: Awaited<ReturnType<typeof smtpServerFixture>>;
let transport: MailTransport;

beforeEach(async () => {
  server = await smtpServerFixture();
  transport = smtpTransport({ url: server.url, from });
});
afterEach(async () => {
  transport.close();
  await server.close();
});

describe('the SMTP transport', () => {
  it('sends both versions, with a Message-ID made from the id', async () => {
    const message = letter({
      subject: 'Grüße',
      replyTo: { name: 'Grace', address: 'grace@example.com' },
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
    await transport.deliver(message);
    const [mail] = server.received;
    expect(mail?.recipients).toEqual(['ada@example.com']);
    expect(mail?.email).toMatchObject({
      from: { name: 'Direct365', address: 'hello@direct365.example' },
      to: [{ name: 'Ada Lovelace', address: 'ada@example.com' }],
      replyTo: [{ name: 'Grace', address: 'grace@example.com' }],
      subject: 'Grüße',
      messageId: `<${message.id}@direct365.example>`,
      html: '<p>Hello</p>\n',
      text: 'Hello\n',
    });
    expect(mail?.email.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    );
  });

  it.each([
    ['a comma', 'Ada, eve@example.com'],
    ['a full mailbox', 'Ada, Eve <eve@example.com>'],
    ['a quote', 'Ada" <eve@example.com>, "x'],
    ['a new header', 'Ada\r\nBcc: eve@example.com'],
    ['a body', 'Ada\r\n\r\nBuy now'],
    ['other line ends', 'Ada\u2028Bcc: eve@example.com\u0085\u000b'],
  ])('lets %s in a name add no recipient and no header', async (_, name) => {
    await transport.deliver(letter({ to: { name, address: 'ada@example.com' } }));
    const [mail] = server.received;
    expect(mail?.recipients).toEqual(['ada@example.com']);
    expect(mail?.email.to?.map(({ address }) => address)).toEqual(['ada@example.com']);
    expect(mail?.email.cc).toBeUndefined();
    expect(mail?.email.bcc).toBeUndefined();
    expect(mail?.email.headers.map(({ key }) => key)).not.toContain('bcc');
    expect(mail?.email.text).toBe('Hello\n');
  });

  it('keeps a subject and a header value on their line', async () => {
    const message = letter({
      subject: 'Hi\r\nBcc: eve@example.com',
      headers: { 'X-Project': 'one\r\nBcc: eve@example.com' },
    });
    await transport.deliver(message);
    const [mail] = server.received;
    expect(mail?.email.subject).toBe('Hi Bcc: eve@example.com');
    expect(mail?.email.headers.map(({ key }) => key)).not.toContain('bcc');
    expect(mail?.recipients).toEqual(['ada@example.com']);
  });

  it.each([
    'ada@example.com, eve@example.com',
    'ada@example.com\r\nRCPT TO:<eve@example.com>',
    'ada',
  ])('refuses %j as an address', async (address) => {
    const delivery = transport.deliver(letter({ to: { name: 'Ada', address } }));
    await expect(delivery).rejects.toBeInstanceOf(MailRefusedError);
    expect(server.received).toEqual([]);
  });

  it('tells a refusal for good from a passing one', async () => {
    server.behaviour.refuse = () => 550;
    await expect(transport.deliver(letter())).rejects.toBeInstanceOf(MailRefusedError);
    server.behaviour.refuse = () => 451;
    await expect(transport.deliver(letter())).rejects.not.toBeInstanceOf(MailRefusedError);
    server.behaviour.refuse = undefined;
    await transport.deliver(letter());
    expect(server.received).toHaveLength(1);
  });

  it('counts an unreachable server as passing', async () => {
    const nowhere = smtpTransport({ url: 'smtp://127.0.0.1:9', from });
    await expect(nowhere.deliver(letter())).rejects.not.toBeInstanceOf(MailRefusedError);
    nowhere.close();
  });

  it('signs the unsubscribe headers where DKIM is configured', async () => {
    const { privateKey } = generateKeyPairSync('rsa', {
      modulusLength: 2048,
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
      publicKeyEncoding: { type: 'spki', format: 'pem' },
    });
    const dkim = { domain: 'direct365.example', selector: 'mail', privateKey };
    const signing = smtpTransport({ url: server.url, from, dkim });
    const headers = {
      'List-Unsubscribe': '<https://direct365.example/unsubscribe/1>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    };
    await signing.deliver(letter({ headers }));
    signing.close();
    const signature = server.received[0]?.email.headers.find(({ key }) => key === 'dkim-signature');
    const signed = /;h=([^;]*)/.exec(signature?.value.replace(/\s/g, '') ?? '')?.[1]?.split(':');
    expect(signed).toEqual(
      expect.arrayContaining([
        'from',
        'to',
        'subject',
        'list-unsubscribe',
        'list-unsubscribe-post',
      ]),
    );
  });
});
