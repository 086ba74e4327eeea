import { describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { countAudience } from '#features/notifications/announcements/server/queries/audience.ts';
import {
  concerns,
  mailTopics,
  pushTopics,
  zones,
} from '#features/notifications/preferences/rules.ts';
import { preferencesUrl } from '#features/notifications/preferences/server/queries.ts';
import { signMailEvents } from '#lib/mail/mail-events.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { testMailWebhookSecret, testPublicUrl } from '#tests/support/site.ts';

const app = await sharedTestApp();

const pathOf = (userId: UserId) => preferencesUrl(app.services, userId).slice(testPublicUrl.length);
const keyOf = (userId: UserId) => pathOf(userId).slice('/mail-preferences/'.length);
const hasOptedOut = async (userId: UserId) => {
  const { rows } = await app.pool.query('select 1 from mail_opt_outs where user_id = $1', [userId]);
  return rows.length === 1;
};
const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  app.http.request(path, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });

describe('unsubscribing with one click', () => {
  it('needs neither sign-in nor cookie nor origin, and answers without a redirect', async () => {
    const client = await app.make.client();
    for (const _ of ['first', 'again']) {
      const response = await post(pathOf(client), 'List-Unsubscribe=One-Click');
      expect(response.status).toBe(200);
      expect(response.headers.get('location')).toBeNull();
      expect(await hasOptedOut(client)).toBe(true);
    }
  });

  it.each([
    'List-Unsubscribe=One-Click\r\n',
    'list-unsubscribe=one-click',
    ' List-Unsubscribe=One-Click&other=1\n',
  ])('takes the body as services send it: %j', async (body) => {
    const client = await app.make.client();
    expect((await post(pathOf(client), body)).status).toBe(200);
    expect(await hasOptedOut(client)).toBe(true);
  });

  it('also works as a form of several parts, which RFC 8058 allows', async () => {
    const client = await app.make.client();
    const body = new FormData();
    body.set('List-Unsubscribe', 'One-Click');
    const response = await app.http.request(pathOf(client), { method: 'POST', body });
    expect(response.status).toBe(200);
    expect(await hasOptedOut(client)).toBe(true);
  });

  it('does not happen by opening the link, nor by another post', async () => {
    const client = await app.make.client();
    await app.http.request(pathOf(client));
    expect((await post(pathOf(client), 'x=1')).status).toBe(400);
    expect((await post(pathOf(client), '')).status).toBe(400);
    expect(await hasOptedOut(client)).toBe(false);
  });

  it('rejects another user’s key and a changed key', async () => {
    const [client, other] = [await app.make.client(), await app.make.client()];
    const [, signature = ''] = keyOf(other).split('.');
    for (const key of [
      `${client}.${signature}`,
      `${client}.`,
      `${client}`,
      'nonsense',
      `${keyOf(client)}x`,
    ]) {
      const response = await post(`/mail-preferences/${key}`, 'List-Unsubscribe=One-Click');
      expect(response.status).toBe(404);
    }
    expect(await hasOptedOut(client)).toBe(false);
  });

  it('leads a browser back to the page, where it can be taken back', async () => {
    const client = await app.make.client();
    const browser = { accept: 'text/html', 'sec-fetch-mode': 'navigate', origin: testPublicUrl };
    const response = await post(pathOf(client), 'List-Unsubscribe=One-Click', browser);
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(pathOf(client));
    const { mailPreferences } = await app.as();
    const key = keyOf(client);
    expect(await mailPreferences.get({ key })).toMatchObject({ announcements: false });
    await post(pathOf(client), 'Announcements=On', browser);
    expect(await mailPreferences.get({ key })).toMatchObject({ announcements: true });
    expect(await mailPreferences.choose({ key, announcements: false })).toMatchObject({
      announcements: false,
    });
  });

  it('masks the address, so that only its owner recognises it', async () => {
    const client = await app.make.client({ email: 'ada.lovelace@example.test' });
    const { mailPreferences } = await app.as();
    expect(await mailPreferences.get({ key: keyOf(client) })).toEqual({
      maskedAddress: 'a•••@example.test',
      announcements: true,
      messageTexts: false,
      ways: mailTopics
        .filter((topic) => concerns('client', topic))
        .map((topic) => ({ topic, way: 'at-once' })),
      pushes: pushTopics
        .filter((topic) => concerns('client', topic))
        .map((topic) => ({ topic, isShown: true })),
      times: null,
      zones: [...zones],
    });
  });
});

describe('the webhook of mail events', () => {
  const events = (address: string, type = 'complained') =>
    JSON.stringify({ events: [{ type, address, detail: 'feedback loop' }] });
  const send = (body: string, signature: string) =>
    post('/webhooks/mail', body, {
      'content-type': 'application/json',
      'direct365-signature': signature,
    });
  const signed = (body: string, secondsAway = 0) =>
    signMailEvents(
      testMailWebhookSecret,
      body,
      new Date(app.clock.now().getTime() + secondsAway * 1000),
    );
  const suppressed = async (address: string) => {
    const { rows } = await app.pool.query(
      'select cause, detail from mail_suppressions where address = $1',
      [address],
    );
    return rows;
  };

  it('suppresses an address, once, however it is written', async () => {
    await app.make.client({ email: 'annoyed@example.test' });
    const before = await countAudience(app.db, 'clients');
    const body = events('Annoyed@Example.test');
    for (const _ of ['first', 'again']) {
      const response = await send(body, signed(body));
      expect([response.status, await response.json()]).toEqual([200, { received: 1 }]);
    }
    expect(await suppressed('annoyed@example.test')).toHaveLength(1);
    expect(await countAudience(app.db, 'clients')).toMatchObject({
      recipients: before.recipients - 1,
      suppressed: before.suppressed + 1,
    });
  });

  it('lets a complaint outweigh a bounce, and no bounce a complaint', async () => {
    for (const type of ['bounced', 'complained', 'bounced']) {
      const body = events('both@example.test', type);
      await send(body, signed(body));
    }
    expect(await suppressed('both@example.test')).toMatchObject([{ cause: 'complained' }]);
  });

  it('is believed only with our signature, now, and in its shape', async () => {
    const body = events('never@example.test');
    const foreign = signMailEvents(
      'another secret, as long as it has to be',
      body,
      app.clock.now(),
    );
    const other = '{"events":[{"type":"opened","address":"never@example.test"}]}';
    for (const [sent, signature] of [
      [body, ''],
      [body, foreign],
      [body, signed(body).replace(/.$/, (last) => (last === '0' ? '1' : '0'))],
      [`${body} `, signed(body)],
      [body, signed(body, -301)],
      [body, signed(body, 301)],
      [other, signed(other)],
      ['not json', signed('not json')],
    ] as const) {
      expect((await send(sent, signature)).status).toBe(400);
    }
    expect(await suppressed('never@example.test')).toEqual([]);
    expect((await send(body, signed(body, 299))).status).toBe(200);
  });

  it('is undone by an admin, who is named for it', async () => {
    const body = events('back@example.test');
    await send(body, signed(body));
    const admin = await app.make.admin();
    const { mailPreferences } = await app.as(admin);
    expect(await mailPreferences.listSuppressed({ text: 'BACK@' })).toMatchObject({
      total: 1,
      items: [{ address: 'back@example.test', cause: 'complained' }],
    });
    for (const _ of ['first', 'again']) {
      await mailPreferences.liftSuppression({ address: 'back@example.test' });
    }
    expect(await suppressed('back@example.test')).toEqual([]);
    const { rows } = await app.pool.query(
      `select actor_id from audit_log where action = 'mail-suppression-lifted'`,
    );
    expect(rows).toEqual([{ actor_id: admin }]);
  });
});
