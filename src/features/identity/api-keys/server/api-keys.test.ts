import { describe, expect, it } from 'vitest';
import { listMails } from '#emulators/mailbox/mailbox.ts';
import { callAsProgram, getToken, makeApiKey, statusOf } from '#tests/support/api-keys.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { companyOf } from '#tests/support/conversation.ts';
import { rounds } from '#tests/support/rounds.ts';
import { revokeAllKeys } from './commands/keys.ts';
import { notifyOfEndingKeys } from './commands/notify-of-ending-keys.ts';

const app = await sharedTestApp();

const wish = { name: 'Bookkeeping', scope: 'read', lifetimeDays: 30 } as const;

const mailsTo = async (userId: string): Promise<string[]> => {
  await app.settle();
  const { email } = await app.db
    .selectFrom('auth.users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return (await listMails(app.db, { to: email })).map(({ subject }) => subject);
};

describe('an API key', () => {
  it('is shown once, and kept as a hash', async () => {
    const client = await app.make.client();
    const api = await app.as(client);
    const { key, prefix, keyId } = await api.apiKeys.create(wish);
    expect(key).toMatch(/^d365_[0-9A-Za-z]{12}_[\w-]{43}$/);
    expect(key.startsWith(`${prefix}_`)).toBe(true);
    const listed = await api.apiKeys.list();
    expect(listed.apiKeys).toEqual([
      {
        ...{ keyId, prefix, name: 'Bookkeeping', scope: 'read', state: 'good' },
        companyName: (await api.companies.getOwn()).name,
        createdAt: app.clock.now().toISOString(),
        expiresAt: new Date(app.clock.now().getTime() + 30 * 86_400_000).toISOString(),
        lastUsedAt: null,
      },
    ]);
    const stored = await app.db.selectFrom('auth.api_keys').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(key.slice(prefix.length + 1));
  });

  it('says when a token was last given for it', async () => {
    const client = await app.make.client();
    await getToken(app, await makeApiKey(app, client));
    const { apiKeys } = await (await app.as(client)).apiKeys.list();
    expect(apiKeys[0]?.lastUsedAt).toBe(app.clock.now().toISOString());
  });

  it('acts for the company it was made for, whichever its person chooses, and for none once they have left', async () => {
    const owner = await app.make.client({ firstName: 'Olive', lastName: 'Owner' });
    const member = await app.make.colleague(owner, 'finance');
    const made = await (await app.as(member)).apiKeys.create(wish);
    const other = await app.make.client({ firstName: 'Otto', lastName: 'Other' });
    await app.db
      .insertInto('company_members')
      .values({
        ...{ company_id: await companyOf(app, other), user_id: member, role: 'owner' as const },
        ...{ since: app.clock.now(), chosen_at: new Date(app.clock.now().getTime() + 1000) },
      })
      .execute();
    expect(await companyOf(app, member)).toBe(await companyOf(app, other));
    const token = await getToken(app, made);
    const answer = await callAsProgram(app, token, '/api/me/company');
    expect(await answer.json()).toMatchObject({ name: 'Olive Owner', role: 'finance' });
    await (await app.as(owner)).members.remove({ userId: member });
    expect((await callAsProgram(app, token, '/api/me/company')).status).toBe(401);
    await expect(getToken(app, made)).rejects.toThrow('invalid_client');
  });

  it('has a name of its own, whatever the case of its letters', async () => {
    const api = await app.as(await app.make.client());
    await api.apiKeys.create(wish);
    await expect(api.apiKeys.create({ ...wish, name: 'BOOKKEEPING' })).rejects.toMatchObject({
      code: 'KEY_NAME_TAKEN',
    });
  });

  it('is one of ten at most, however many are asked for at once', async () => {
    for (let round = 0; round < rounds(1, 20); round += 1) {
      const client = await app.make.client();
      const api = await app.as(client);
      const names = Array.from({ length: 16 }, (_, index) => `Program ${index}`);
      const made = await Promise.allSettled(
        names.map((name) => api.apiKeys.create({ ...wish, name })),
      );
      expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
      expect((await api.apiKeys.list()).apiKeys).toHaveLength(10);
    }
  });

  it("is no one else's to revoke", async () => {
    const owner = await app.make.client();
    const key = await makeApiKey(app, owner);
    const stranger = await app.as(await app.make.client());
    await expect(stranger.apiKeys.revoke({ keyId: key.keyId })).rejects.toMatchObject({
      code: 'KEY_NOT_FOUND',
    });
    expect(await statusOf(app, await getToken(app, key))).toBe(200);
  });

  it('is said to be outdated once its person has a second factor that it knows nothing of', async () => {
    const client = await app.make.client();
    await makeApiKey(app, client);
    await makeApiKey(app, client, { name: 'Newer', isAfterSecondStep: true });
    await app.db
      .updateTable('auth.users')
      .set({ has_second_factor: true })
      .where('id', '=', client)
      .execute();
    const { apiKeys } = await (await app.as(client)).apiKeys.list();
    const states = apiKeys.map(({ name, state }) => [name === 'Newer', state]);
    expect(states).toContainEqual([true, 'good']);
    expect(states).toContainEqual([false, 'outdated']);
  });

  it('is told of by mail when it is made, revoked and taken by the operator', async () => {
    const client = await app.make.client();
    const api = await app.as(client);
    const { keyId } = await api.apiKeys.create(wish);
    await api.apiKeys.revoke({ keyId });
    await makeApiKey(app, client);
    await app.services.write((tx) => revokeAllKeys(tx, app.services, client));
    expect((await mailsTo(client)).sort()).toEqual([
      'An API key was made · Direct365',
      'An API key was revoked · Direct365',
      'Your API keys were revoked · Direct365',
    ]);
    expect((await api.apiKeys.list()).apiKeys).toEqual([]);
  });

  it('is said to end soon, once, a week before it does, and whether or not it is used', async () => {
    const client = await app.make.client();
    const api = await app.as(client);
    await api.apiKeys.create(wish);
    await api.apiKeys.create({ ...wish, name: 'Long', lifetimeDays: 90 });
    const day = 86_400_000;
    const start = app.clock.now().getTime();
    app.clock.moveTo(new Date(start + 22 * day));
    await notifyOfEndingKeys(app.services);
    const soon = 'Your API key “Bookkeeping” ends in a few days · Direct365';
    expect(await mailsTo(client)).not.toContain(soon);
    for (const days of [24, 25, 35]) {
      app.clock.moveTo(new Date(start + days * day));
      await Promise.all([notifyOfEndingKeys(app.services), notifyOfEndingKeys(app.services)]);
    }
    const notified = (await mailsTo(client)).filter((subject) => subject.includes('ends in'));
    expect(notified).toEqual([soon]);
  });
});
