import { beforeEach, describe, expect, it } from 'vitest';
import { listMails } from '#emulators/mailbox/mailbox.ts';
import { createLog } from '#lib/log.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { confirm, cookieFrom, linkIn } from '#tests/support/confirm.ts';

const password = 'correct horse battery staple';
const email = 'robin@example.test';

let written: string[] = [];
const app = await sharedTestApp({
  log: createLog('info', { write: (line) => void written.push(line) }),
});
beforeEach(() => {
  written = [];
});

const lines = (): Record<string, unknown>[] => written.map((line) => JSON.parse(line));
const events = () => lines().filter((line) => 'event' in line);

const post = (path: string, body: object) =>
  app.http.request(`/auth/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: app.services.publicUrl },
    body: JSON.stringify(body),
  });
const signIn = (changes: object = {}) => post('/sign-in/email', { email, password, ...changes });

async function signUpAndConfirm(): Promise<void> {
  const names = { userType: 'client', firstName: 'Robin', lastName: 'Rowe' };
  const cookie = cookieFrom(await post('/sign-up/email', { ...names, email, password }));
  await app.settle();
  const [mail] = await listMails(app.db, { to: email });
  await confirm(app, linkIn(mail?.text, '/auth/confirm'), { cookie });
}

describe('a line of the log', () => {
  it('is written for a sign-in, one that fails, and one too many', async () => {
    await signUpAndConfirm();
    expect((await signIn()).status).toBe(200);
    for (let count = 0; count < 11; count += 1) await signIn({ password: 'a wrong one' });
    const outcomes = events()
      .filter(({ event }) => event === 'sign-in/email')
      .map(({ outcome }) => outcome);
    expect(outcomes).toEqual([
      'done',
      ...Array.from({ length: 10 }, () => 'INVALID_EMAIL_OR_PASSWORD'),
      'TOO_MANY_ATTEMPTS',
    ]);
  });

  it('says what happened, to which account and from where, without the address of mail', async () => {
    await signIn({ email: 'unknown@example.test' });
    await signIn({ email: ' Unknown@example.test' });
    const [first, second] = events().filter(({ event }) => event === 'sign-in/email');
    expect(first).toMatchObject({
      address: '127.0.0.1',
      account: expect.stringMatching(/^.{16}$/),
    });
    expect(second?.account).toBe(first?.account);
    expect(written.join('')).not.toMatch(/unknown@|wrong one|correct horse/i);
  });

  it('is written when a user is refused another user’s data', async () => {
    const client = await app.make.client();
    const cookie = await app.cookieOf(client);
    await app.http.request('/api/admin/users/counts', { headers: { cookie } });
    expect((await app.http.request('/api/me/sessions', { headers: { cookie } })).status).toBe(200);
    expect(events()).toEqual([
      expect.objectContaining({ event: 'refused', status: 403, person: client, level: 40 }),
    ]);
  });

  it('is written for requests of other sites', async () => {
    const headers = { origin: 'https://evil.example', cookie: 'a=b' };
    await app.http.request('/api/projects', { method: 'POST', headers });
    expect(events()).toEqual([
      expect.objectContaining({ event: 'refused', status: 403, origin: 'https://evil.example' }),
    ]);
  });

  it('is a line of JSON with its time in UTC and the id of its request', async () => {
    const { headers } = await app.http.request('/api/me/sessions');
    const [line] = events();
    expect(line?.time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(line?.requestId).toBe(headers.get('x-request-id'));
  });

  it('leaves out the keys that stand in the addresses of mails and calendars', async () => {
    for (const path of [
      ...['/mail-preferences/abc.secret', '/api/mail-preferences/abc.secret'],
      '/calls/feed/abc.secret.ics',
    ]) {
      await app.http.request(path);
      await app.http.request(path, { method: 'PUT', headers: { origin: 'https://evil.example' } });
    }
    expect(written).not.toHaveLength(0);
    expect(written.join('')).not.toContain('secret');
  });

  it('keeps to its line, whatever a caller writes into an address', async () => {
    const forged = '%0a{"level":30,"event":"forged"}%0d%0a\u2028';
    await app.http.request(`/api/${forged}?${forged}`);
    await signIn({ email: 'x"\n{"event":"forged"}\n' });
    for (const line of written) expect(line.indexOf('\n')).toBe(line.length - 1);
    expect(lines().map(({ event }) => event)).not.toContain('forged');
  });
});
