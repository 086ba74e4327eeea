import { beforeEach, expect, it } from 'vitest';
import { createKeyring } from '#lib/auth/keyring.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { HttpBrowser } from '#tests/support/http-browser.ts';
import { testAuthSecret as leaked } from '#tests/support/site.ts';
import { preferenceKey } from './queries.ts';

/* Links in mails of before the secret of the site was replaced, because strangers may know it. */

const present = 'the secret that comes after that of the tests, long enough';
const app = await sharedTestApp({ secrets: { present, leaked: [leaked] } });

let userId: string;
let key: string;
beforeEach(async () => {
  userId = await app.make.client();
  key = preferenceKey({ keys: createKeyring({ present: leaked }) }, userId);
});

const post = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  app.http.request(`/mail-preferences/${key}`, {
    method: 'POST',
    headers,
    body: new URLSearchParams(fields),
  });

const isOptedOut = async (): Promise<boolean> => {
  const { rows } = await app.pool.query('select 1 from mail_opt_outs where user_id = $1', [userId]);
  return rows.length > 0;
};

const choices = async () => {
  const { rows } = await app.pool.query('select 1 from mail_choices where user_id = $1', [userId]);
  return rows.length;
};

it('such a link shows nothing of its person, and says where to go on', async () => {
  const { status, answer } = await new HttpBrowser(app).send('GET', `/api/mail-preferences/${key}`);
  expect({ status, code: answer.code }).toEqual({ status: 404, code: 'LINK_ENDED' });
  expect(JSON.stringify(answer)).not.toContain('***');
});

it('it chooses nothing', async () => {
  const browser = new HttpBrowser(app);
  const calls = [
    ['', { announcements: true }],
    ['/ways', { topic: 'messages', way: 'none' }],
    ['/times', { zone: 'Europe/London', quiet: null }],
  ] as const;
  for (const [path, body] of calls) {
    const asked = await browser.send('POST', `/api/mail-preferences/${key}${path}`, body);
    expect(asked).toMatchObject({ status: 404, answer: { code: 'LINK_ENDED' } });
  }
  await post({ 'List-Unsubscribe': 'One-Click' });
  for (const form of [
    { Announcements: 'On' },
    { Topic: 'messages', Way: 'none' },
    { Zone: 'Europe/London', From: '', Until: '' },
  ]) {
    expect((await post(form)).status).toBe(404);
  }
  expect([await isOptedOut(), await choices()]).toEqual([true, 0]);
});

it('it unsubscribes, as the law wants, by a mail program and by the page', async () => {
  const answered = await post({ 'List-Unsubscribe': 'One-Click' });
  expect([answered.status, await isOptedOut()]).toEqual([200, true]);
  const { status, headers } = await post(
    { 'List-Unsubscribe': 'One-Click' },
    { accept: 'text/html' },
  );
  const location = `/mail-preferences/${key}?unsubscribed=true`;
  expect([status, headers.get('location')]).toEqual([303, location]);
});

it('a link that no one of us has signed does not even that', async () => {
  key = preferenceKey(
    { keys: createKeyring({ present: 'another site, with another secret' }) },
    userId,
  );
  expect((await post({ 'List-Unsubscribe': 'One-Click' })).status).toBe(404);
  expect(await isOptedOut()).toBe(false);
});
