import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { smtpServerFixture } from '#lib/mail/smtp-server-fixture.ts';
import { readConfig } from '#operations/config/config.ts';
import { type DnsEmulator, startDnsEmulator } from '#tests/support/dns-emulator.ts';
import { configWith, verdictsOf } from './doctor-fixture.ts';
import { mailChecks } from './mail-checks.ts';
import { senderDomainChecks } from './sender-domain-checks.ts';

type MailServer = Awaited<ReturnType<typeof smtpServerFixture>>;
let server: MailServer;
beforeAll(async () => {
  server = await smtpServerFixture({ user: 'mailer', password: 'right-password' });
  return () => server.close();
});

const at = (user: string) => server.url.replace('smtp://', `smtp://${user}`);

const look = (url: string, mailTo?: string) =>
  verdictsOf(mailChecks({ config: configWith({ SMTP_URL: url }), mailTo }));

describe('the mail server', () => {
  it('is good where it lets us in', async () => {
    const verdicts = await look(at('mailer:right-password@'));
    expect(verdicts['mail-server']).toMatchObject({ state: 'good' });
    expect(verdicts['mail-message']).toMatchObject({ state: 'not-asked' });
    expect(server.received).toEqual([]);
  });

  it.each([
    ['it does not take our sign-in', () => at('mailer:wrong-password@'), /does not take the user/],
    ['it offers no encryption', () => `${server.url}?requireTLS=true`, /in private/],
    ['no server answers', () => 'smtp://mailer:wrong-password@127.0.0.1:9', /does not answer/],
  ])('is wrong where %s, and no password is said', async (_, url, words) => {
    const verdict = (await look(url()))['mail-server'];
    expect(verdict).toMatchObject({ state: 'wrong', sentence: expect.stringMatching(words) });
    expect(verdict?.sentence).not.toContain('wrong-password');
  });

  it('is none in a demo', async () => {
    const verdicts = await verdictsOf(mailChecks({ config: readConfig({}), mailTo: 'a@b.test' }));
    expect(verdicts).toMatchObject({
      'mail-server': { state: 'not-asked' },
      'mail-message': { state: 'not-asked' },
    });
  });

  it('takes a test message, or is wrong', async () => {
    const to = 'operator@example.test';
    const verdicts = await look(at('mailer:right-password@'), to);
    expect(verdicts['mail-message']).toMatchObject({ state: 'good' });
    expect(server.received.map(({ recipients }) => recipients)).toEqual([[to]]);
    expect(server.received[0]?.email).toMatchObject({
      subject: 'Direct365: a test message',
      from: { address: 'hello@direct365.example' },
    });
    server.behaviour.refuse = () => 550;
    const refused = await look(at('mailer:right-password@'), to);
    server.behaviour.refuse = undefined;
    expect(refused['mail-message']).toMatchObject({ state: 'wrong' });
    expect(server.received).toHaveLength(1);
  });
});

describe('the domain of the sender', () => {
  let dns: DnsEmulator;
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const published = createPublicKey(pem).export({ type: 'spki', format: 'der' }).toString('base64');
  const config = configWith({
    MAIL_FROM: 'Direct365 <hello@mail.direct365.example>',
    DKIM_SELECTOR: 'mail2026',
    DKIM_PRIVATE_KEY: pem,
  });
  const names = {
    'mail-spf': 'mail.direct365.example',
    'mail-dkim': 'mail2026._domainkey.mail.direct365.example',
    'mail-dmarc': '_dmarc.mail.direct365.example',
  } as const;
  type Name = keyof typeof names;

  beforeAll(async () => {
    dns = await startDnsEmulator();
  });
  beforeEach(() => dns.texts.clear());
  afterAll(() => dns.close());

  const ask = () => verdictsOf(senderDomainChecks({ config, dns: dns.resolver }));

  const cases: [Name, string, RegExp, string[]][] = [
    ['mail-spf', 'good', /include:_spf/, ['other', 'v=spf1 include:_spf.mail.example -all']],
    ['mail-spf', 'good', /redirect/, ['v=spf1 redirect=_spf.mail.example']],
    ['mail-spf', 'look-at', /no SPF record/, []],
    ['mail-spf', 'look-at', /no SPF record/, ['v=spf10 -all']],
    ['mail-spf', 'look-at', /refuses no sender/, ['v=spf1 a ?all']],
    ['mail-spf', 'wrong', /2 SPF records/, ['v=spf1 a -all', 'v=spf1 mx -all']],
    ['mail-spf', 'wrong', /lets any server/, ['v=spf1 +all']],
    ['mail-dkim', 'good', /is that of our signature/, [`v=DKIM1; k=rsa; p=${published}`]],
    ['mail-dkim', 'wrong', /no key at mail2026\._domainkey/, []],
    ['mail-dkim', 'wrong', /revoked/, ['v=DKIM1; p=']],
    ['mail-dkim', 'wrong', /not the public half/, [`v=DKIM1; p=${published.replace(/.$/, 'x')}A`]],
    ['mail-dkim', 'wrong', /2 keys/, [`p=${published}`, 'p=x']],
    ['mail-dmarc', 'good', /refuse/, ['v=DMARC1; p=reject; rua=mailto:a@b.test']],
    ['mail-dmarc', 'good', /refuse/, ['v=DMARC1;p=quarantine']],
    ['mail-dmarc', 'look-at', /do nothing/, ['v=DMARC1; p=none']],
    ['mail-dmarc', 'look-at', /no DMARC record/, []],
    ['mail-dmarc', 'wrong', /no policy/, ['v=DMARC1; rua=mailto:a@b.test']],
    ['mail-dmarc', 'wrong', /2 DMARC records/, ['v=DMARC1; p=reject', 'v=DMARC1; p=none']],
  ];

  it.each(cases)('%s is %s where it says %s', async (name, state, words, texts) => {
    if (texts.length > 0) dns.texts.set(names[name], texts);
    expect((await ask())[name]).toEqual({ state, sentence: expect.stringMatching(words) });
  });

  it('follows the DMARC record of the domain above it, and its word for those below', async () => {
    const stateWith = async (text: string) => {
      dns.texts.set('_dmarc.direct365.example', [text]);
      return (await ask())['mail-dmarc']?.state;
    };
    expect(await stateWith('v=DMARC1; p=reject')).toBe('good');
    expect(await stateWith('v=DMARC1; p=reject; sp=none')).toBe('look-at');
  });

  it('is not judged where the mail server signs, in a demo, and where the DNS is silent', async () => {
    const unsigned = await verdictsOf(
      senderDomainChecks({ config: configWith(), dns: dns.resolver }),
    );
    expect(unsigned['mail-dkim']).toMatchObject({ state: 'not-asked' });
    dns.fallSilent();
    const demo = { config: readConfig({}), dns: dns.resolver };
    for (const verdicts of [await ask(), await verdictsOf(senderDomainChecks(demo))]) {
      expect(new Set(Object.values(verdicts).map(({ state }) => state))).toEqual(
        new Set(['not-asked']),
      );
    }
  });
});
