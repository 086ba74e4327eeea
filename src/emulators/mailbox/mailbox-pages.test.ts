import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { MailMessage } from '#lib/mail/mail-message.ts';
import { sharedDatabase } from '#tests/support/database.ts';
import { createMailboxPages } from './mailbox-pages.ts';
import { mailboxTransport } from './mailbox-transport.ts';

const database = await sharedDatabase();

const letter = (changes: Partial<MailMessage> = {}): MailMessage => ({
  id: randomUUID(),
  to: { name: 'Ada', address: 'ada@example.com' },
  subject: 'Confirm your address',
  html: '<html><head></head><body><a href="http://127.0.0.1:3000/confirm?a=1&amp;b=2" target="_blank">Go</a></body></html>',
  text: 'Go http://127.0.0.1:3000/confirm?a=1&b=2',
  headers: { 'Auto-Submitted': 'auto-generated' },
  ...changes,
});

const deliver = (message: MailMessage) => mailboxTransport(database.db).deliver(message);
const get = (path: string, headers?: Record<string, string>) =>
  createMailboxPages({ db: database.db }).request(path, headers ? { headers } : undefined);

async function newestTo(address: string) {
  const response = await get(`/?to=${encodeURIComponent(address)}&format=json`);
  const { mails }: { mails: { id: string; subject: string; links: string[] }[] } =
    await response.json();
  return mails;
}

describe('the development mailbox', () => {
  it('keeps a mail once, however often it is delivered', async () => {
    const message = letter({ to: { name: 'Once', address: 'once@example.com' } });
    await Promise.all([deliver(message), deliver(message), deliver(message)]);
    await deliver({ ...message, subject: 'Again' });
    expect(await newestTo('once@example.com')).toMatchObject([{ subject: 'Confirm your address' }]);
  });

  it('gives mails as JSON, newest first, to one recipient in any case', async () => {
    const to = { name: 'Json', address: 'Json@example.com' };
    await deliver(letter({ to, subject: 'First' }));
    await deliver(letter({ to, subject: 'Second' }));
    await deliver(letter({ subject: 'To another address' }));
    const mails = await newestTo('json@EXAMPLE.com');
    expect(mails.map(({ subject }) => subject)).toEqual(['Second', 'First']);
    expect(mails[0]).toMatchObject({
      to: { name: 'Json', address: 'Json@example.com' },
      text: 'Go http://127.0.0.1:3000/confirm?a=1&b=2',
      headers: { 'Auto-Submitted': 'auto-generated' },
      links: ['http://127.0.0.1:3000/confirm?a=1&b=2'],
    });
    const accepted = await get(`/${mails[0]?.id}`, { Accept: 'application/json' });
    expect(await accepted.json()).toMatchObject({ subject: 'Second' });
  });

  it('shows what people typed as text', async () => {
    const to = { name: '<img src=x onerror=alert(1)>', address: 'hostile@example.com' };
    await deliver(letter({ to, subject: '<script>alert(1)</script>', text: '</pre><script>' }));
    const [mail] = await newestTo('hostile@example.com');
    for (const path of [
      '/?to=hostile@example.com',
      `/${mail?.id}`,
      '/?to="><script>alert(1)</script>',
    ]) {
      const page = await (await get(path)).text();
      expect(page).not.toContain('<script');
      expect(page).not.toContain('<img');
    }
  });

  it('runs no script, and shows the mail in a sandbox whose links open on top', async () => {
    await deliver(letter({ to: { name: '', address: 'frame@example.com' } }));
    const [mail] = await newestTo('frame@example.com');
    const page = await get(`/${mail?.id}`);
    expect(page.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    expect(await page.text()).toContain('href="http://127.0.0.1:3000/confirm?a=1&amp;b=2"');
    const frame = await get(`/${mail?.id}/html`);
    expect(frame.headers.get('Content-Security-Policy')).toMatch(/^sandbox allow-top-navigation/);
    expect(await frame.text()).toContain('target="_top"');
  });

  it('shows the calendar entry of a mail, and serves it as calendars would get it', async () => {
    const content = 'BEGIN:VCALENDAR\r\nSUMMARY:<b>Call</b>\r\nEND:VCALENDAR\r\n';
    const calendar = { method: 'CANCEL', content } as const;
    await deliver(letter({ to: { name: '', address: 'calendar@example.com' }, calendar }));
    await deliver(letter({ to: { name: '', address: 'plain@example.com' } }));
    const [mail] = await newestTo('calendar@example.com');
    expect(mail).toMatchObject({ calendar });
    const page = await (await get(`/${mail?.id}`)).text();
    expect(page).toContain('SUMMARY:&lt;b&gt;Call&lt;/b&gt;');
    expect(page).toContain(`href="/dev/mailbox/${mail?.id}/call.ics"`);
    const file = await get(`/${mail?.id}/call.ics`);
    expect(file.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8; method=CANCEL');
    expect(file.headers.get('Content-Disposition')).toContain('attachment');
    expect(await file.text()).toBe(content);
    const [plain] = await newestTo('plain@example.com');
    expect(plain).toMatchObject({ calendar: null });
    expect(await (await get(`/${plain?.id}`)).text()).not.toContain('call.ics');
    expect((await get(`/${plain?.id}/call.ics`)).status).toBe(404);
  });

  it('has no mail under a wrong id', async () => {
    expect((await get('/999999')).status).toBe(404);
    expect((await get('/nonsense/html')).status).toBe(404);
  });

  it('brings its own style sheet', async () => {
    const response = await get('/mailbox.css');
    expect(response.headers.get('Content-Type')).toContain('text/css');
  });

  it('has the typeface of the site, from its own address', async () => {
    const style = await (await get('/mailbox.css')).text();
    const files = [...style.matchAll(/url\("([^"]+)"\)/g)].map(([, file]) => file ?? '');
    expect(files).toHaveLength(2);
    for (const file of files) {
      const response = await get(`/${file}`);
      expect(response.headers.get('Content-Type')).toBe('font/woff2');
      expect(
        Buffer.from(await response.arrayBuffer())
          .subarray(0, 4)
          .toString(),
      ).toBe('wOF2');
    }
    expect((await get('/')).headers.get('Content-Security-Policy')).toContain("font-src 'self'");
  });
});
