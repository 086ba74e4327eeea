import { describe, expect, it } from 'vitest';
import { createKeyring } from '#lib/auth/keyring.ts';
import { reseal } from '#operations/commands/reseal.ts';
import { callAsProgram, getToken, makeApiKey } from '#tests/support/api-keys.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { rounds } from '#tests/support/rounds.ts';
import { testAuthSecret } from '#tests/support/site.ts';
import { addWebhook, receiveMessages } from '#tests/support/webhooks.ts';
import { openSettings } from './queries/endpoints.ts';

const app = await sharedTestApp();

const wish = {
  name: 'CRM',
  url: 'https://hooks.example/in?code=a-secret',
  events: ['message.received' as const],
};

describe('a webhook', () => {
  it('shows its secret once; its address and secrets are stored encrypted', async () => {
    const owner = await app.make.consultant();
    const api = await app.as(owner);
    const { webhookId, secret } = await api.webhooks.create(wish);
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
    const listed = await api.webhooks.list();
    expect(listed.webhooks).toMatchObject([{ webhookId, host: 'hooks.example', state: 'on' }]);
    const { rows } = await app.pool.query('select * from webhook_endpoints');
    for (const shown of [JSON.stringify(listed), JSON.stringify(rows)]) {
      expect(shown).not.toContain('a-secret');
      expect(shown).not.toContain(secret);
    }
  });

  it('is encrypted anew when the secret of the site has changed', async () => {
    const { webhookId, secret } = await addWebhook(app, await app.make.consultant());
    const keys = createKeyring({
      present: 'the secret that comes after that of the tests, long enough',
      accepted: [testAuthSecret],
    });
    await reseal({ ...app.services, keys });
    const { sealed_settings: sealed } = await app.db
      .selectFrom('webhook_endpoints')
      .select('sealed_settings')
      .where('id', '=', webhookId)
      .executeTakeFirstOrThrow();
    expect(sealed.startsWith(keys.presentPrefix)).toBe(true);
    expect(openSettings(keys, webhookId, sealed).secret).toBe(secret);
    await app.pool.query('delete from webhook_endpoints');
  });

  it.each([
    ['http://hooks.example/', 'BAD_REQUEST'],
    ['https://127.0.0.1/', 'ADDRESS_REFUSED'],
    ['https://localhost/', 'ADDRESS_REFUSED'],
    ['https://hooks.example:8443/', 'ADDRESS_REFUSED'],
    ['https://user:word@hooks.example/', 'ADDRESS_REFUSED'],
  ])('is not added for the address %s', async (url, code) => {
    const api = await app.as(await app.make.consultant());
    await expect(api.webhooks.create({ ...wish, url })).rejects.toMatchObject({ code });
  });

  it('takes the events of its side alone', async () => {
    const client = await app.as(await app.make.client());
    const refused = { ...wish, events: ['saved-search.found' as const] };
    await expect(client.webhooks.create(refused)).rejects.toMatchObject({ code: 'EVENT_REFUSED' });
    const { eventTypes } = await client.webhooks.list();
    expect(eventTypes.map(({ type }) => type)).toContain('application.submitted');
    expect(eventTypes.map(({ type }) => type)).not.toContain('saved-search.found');
  });

  it('is one of ten at most, however many are added at once', async () => {
    for (let round = 0; round < rounds(1, 20); round += 1) {
      const api = await app.as(await app.make.client());
      const made = await Promise.allSettled(
        Array.from({ length: 14 }, () => api.webhooks.create(wish)),
      );
      expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
      expect((await api.webhooks.list()).webhooks).toHaveLength(10);
    }
  });

  it('is of the company: who may hire there manages it, and other members do not', async () => {
    const owner = await app.make.client();
    const { webhookId } = await addWebhook(app, owner);
    const hiring = await app.as(await app.make.colleague(owner, 'hiring'));
    expect((await hiring.webhooks.list()).webhooks).toMatchObject([{ webhookId }]);
    const viewer = await app.as(await app.make.colleague(owner, 'viewer'));
    await expect(viewer.webhooks.list()).rejects.toMatchObject({ code: 'ROLE_NOT_ALLOWED' });
    await hiring.webhooks.remove({ webhookId });
    expect((await (await app.as(owner)).webhooks.list()).webhooks).toEqual([]);
  });

  it('gives up what waits when it is turned off, and receives nothing until it is on again', async () => {
    const owner = await app.make.consultant();
    const { webhookId } = await addWebhook(app, owner);
    const api = await app.as(owner);
    await receiveMessages(app, owner, [crypto.randomUUID()]);
    expect(await api.webhooks.change({ webhookId, isOn: false })).toMatchObject({ state: 'off' });
    await receiveMessages(app, owner, [crypto.randomUUID()]);
    const { items } = await api.webhooks.listDeliveries({ webhookId, show: 'failed' });
    expect(items).toMatchObject([{ state: 'given-up', nextTryAt: null }]);
    await expect(api.webhooks.sendTest({ webhookId })).rejects.toMatchObject({
      code: 'WEBHOOK_OFF',
    });
    const deliveryId = items[0]?.deliveryId ?? '';
    await expect(api.webhooks.sendAgain({ webhookId, deliveryId })).rejects.toMatchObject({
      code: 'WEBHOOK_OFF',
    });
    await api.webhooks.change({ webhookId, isOn: true, events: ['call.moved'] });
    expect((await api.webhooks.list()).webhooks).toMatchObject([
      { state: 'on', events: ['call.moved'] },
    ]);
  });

  it('is tested twenty times in an hour', async () => {
    const owner = await app.make.consultant();
    const { webhookId } = await addWebhook(app, owner);
    const api = await app.as(owner);
    const tests = await Promise.allSettled(
      Array.from({ length: 25 }, () => api.webhooks.sendTest({ webhookId })),
    );
    expect(tests.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
  });

  it('of Teams has no secret to replace', async () => {
    const owner = await app.make.consultant();
    const { webhookId, secret } = await addWebhook(app, owner, { kind: 'teams' });
    expect(secret).toBe('');
    const api = await app.as(owner);
    await expect(api.webhooks.rotateSecret({ webhookId })).rejects.toMatchObject({
      code: 'WITHOUT_SECRET',
    });
  });

  it('is on the audit log, without its address', async () => {
    const owner = await app.make.consultant();
    const { webhookId } = await addWebhook(app, owner);
    const api = await app.as(owner);
    await api.webhooks.rotateSecret({ webhookId });
    await api.webhooks.remove({ webhookId });
    const { rows } = await app.pool.query(
      'select action, detail from audit_log where subject_id = $1 order by id',
      [owner],
    );
    expect(rows).toEqual(
      ['webhook-added', 'webhook-secret-rotated', 'webhook-removed'].map((action) => ({
        ...{ action, detail: { webhookId } },
      })),
    );
  });
});

describe('a program', () => {
  it('adds a webhook with the scope write, finds it at its location and removes it there', async () => {
    const consultant = await app.make.consultant();
    const reading = await getToken(app, await makeApiKey(app, consultant, { scope: 'read' }));
    const add = (token: string) =>
      callAsProgram(app, token, '/api/me/webhooks', { method: 'POST', body: wish });
    expect((await add(reading)).status).toBe(403);
    const writing = await getToken(app, await makeApiKey(app, consultant));
    const added = await add(writing);
    expect(added.status).toBe(201);
    const { webhookId } = (await added.json()) as { webhookId: string };
    const location = added.headers.get('location') ?? '';
    expect(location).toBe(`/api/me/webhooks/${webhookId}`);
    const list = await callAsProgram(app, reading, '/api/me/webhooks');
    expect(await list.json()).toMatchObject({ webhooks: [{ webhookId }] });
    expect((await callAsProgram(app, writing, location, { method: 'DELETE' })).status).toBe(200);
    expect((await callAsProgram(app, writing, location, { method: 'DELETE' })).status).toBe(404);
  });

  it('does not change a webhook or replace its secret', async () => {
    const consultant = await app.make.consultant();
    const { webhookId } = await addWebhook(app, consultant);
    const token = await getToken(app, await makeApiKey(app, consultant));
    const path = `/api/me/webhooks/${webhookId}/secret`;
    const answer = await callAsProgram(app, token, path, { method: 'POST' });
    expect(await answer.json()).toMatchObject({ code: 'NOT_FOR_PROGRAMS' });
  });
});
