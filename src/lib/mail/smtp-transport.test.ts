import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { authenticate } from 'mailauth';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type MailMessage, MailRefusedError, type MailTransport } from './mail-message.ts';
import { smtpServerFixture } from './smtp-server-fixture.ts';
import { smtpTransport } from './smtp-transport.ts';

const from = { name: 'Direct365', address: 'hello@direct365.example' };

/** Answers as a DNS in which only this stands, by name and type. */
const resolverOf =
  (records: Readonly<Record<string, readonly string[]>>) =>
  async (name: string, type: string): Promise<string[][]> => {
    const found = records[`${name} ${type}`];
    if (!found) throw Object.assign(new Error(`${name} is not known`), { code: 'ENOTFOUND' });
    return found.map((text) => [text]);
  };

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

  it('distinguishes a permanent refusal from a temporary one', async () => {
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

  it('is believed by a receiver: signed for the domain of its sender, unsubscribe headers too', async () => {
    const { publicKey, privateKey } = generateKeyPairSync('rsa', {
      modulusLength: 2048,
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
      publicKeyEncoding: { type: 'spki', format: 'der' },
    });
    const dkim = { domain: 'direct365.example', selector: 'mail', privateKey };
    const signing = smtpTransport({ url: server.url, from, dkim });
    const headers = {
      'List-Unsubscribe': '<https://direct365.example/unsubscribe/1>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    };
    await signing.deliver(letter({ subject: 'Grüße, wie versprochen', headers }));
    signing.close();
    const [mail] = server.received;
    const receive = (raw: string) =>
      authenticate(raw, {
        ip: '192.0.2.7',
        helo: 'mail.direct365.example',
        mta: 'mx.receiver.example',
        sender: mail?.sender ?? '',
        resolver: resolverOf({
          'direct365.example TXT': ['v=spf1 ip4:192.0.2.7 -all'],
          '_dmarc.direct365.example TXT': ['v=DMARC1; p=reject; adkim=s; aspf=s'],
          'mail._domainkey.direct365.example TXT': [
            `v=DKIM1; k=rsa; p=${publicKey.toString('base64')}`,
          ],
        }),
      });
    const { dkim: signatures, spf, dmarc } = await receive(mail?.raw ?? '');
    expect(signatures.results.map(({ status }) => status.result)).toEqual(['pass']);
    const signed = signatures.results[0]?.signingHeaders?.keys?.toLowerCase().split(/\s*:\s*/);
    expect(signed).toEqual(
      expect.arrayContaining(['from', 'subject', 'list-unsubscribe', 'list-unsubscribe-post']),
    );
    expect({ spf, dmarc }).toMatchObject({
      spf: { status: { result: 'pass' } },
      dmarc: {
        status: { result: 'pass' },
        alignment: { dkim: { result: 'direct365.example' }, spf: { result: 'direct365.example' } },
      },
    });

    const elsewhere = mail?.raw.replace('/unsubscribe/1', '/unsubscribe/2') ?? '';
    const forged = await receive(elsewhere);
    expect(forged.dkim.results.map(({ status }) => status.result)).toEqual(['fail']);
  });

  it('does not send to a server with an untrusted certificate', async () => {
    let connections = 0;
    // Its certificate is self-signed.
    const stranger = new SMTPServer({ secure: true, authOptional: true });
    stranger.server.on('connection', () => {
      connections += 1;
    });
    stranger.on('error', () => undefined);
    const heard: string[] = [];
    stranger.onData = (_stream, session) => void heard.push(session.id);
    stranger.listen(0, '127.0.0.1');
    await once(stranger.server, 'listening');
    const { port } = stranger.server.address() as AddressInfo;
    const trusting = smtpTransport({ url: `smtps://127.0.0.1:${port}`, from });
    await expect(trusting.deliver(letter())).rejects.toThrow(/certificate/i);
    expect(connections).toBe(1);
    expect(heard).toEqual([]);
    trusting.close();
    await new Promise<void>((resolve) => stranger.close(resolve));
  });
});
