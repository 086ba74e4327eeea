import { describe, expect, it } from 'vitest';
import { makeProgram, partsOf, publishedKeys, statusOf } from '#tests/support/api-keys.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { replaceSigningKeys, rotateSigningKeys, tendSigningKeys } from './commands/signing-keys.ts';

const app = await sharedTestApp();

const surroundings = () => ({ ...app.services, now: app.clock.now() });

describe('the keys that sign', () => {
  it('are published two at a time, without what is private, and may be kept for minutes', async () => {
    const response = await app.http.request('/auth/v1/.well-known/jwks.json');
    expect(response.headers.get('cache-control')).toBe('public, max-age=300');
    const { keys } = (await response.json()) as { keys: Record<string, unknown>[] };
    expect(keys.length).toBeGreaterThanOrEqual(2);
    for (const key of keys) {
      expect(key).toMatchObject({ kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig' });
      expect(key.d).toBeUndefined();
    }
  });

  it('take turns: the next was published before, and tokens of the one before run on', async () => {
    const { token } = await makeProgram(app);
    const before = await publishedKeys(app);
    await app.services.write((tx) => rotateSigningKeys(tx, surroundings()));
    const { token: later } = await makeProgram(app);
    const [{ kid: oldKid }, { kid: newKid }] = [partsOf(token)[0], partsOf(later)[0]];
    expect(newKid).not.toBe(oldKid);
    expect(before.map(({ kid }) => kid)).toContain(newKid);
    expect((await publishedKeys(app)).map(({ kid }) => kid)).toContain(oldKid);
    expect([await statusOf(app, token), await statusOf(app, later)]).toEqual([200, 200]);
    const retired = await app.db
      .selectFrom('auth.signing_keys')
      .select('sealed_private_key')
      .where('kid', '=', String(oldKid))
      .executeTakeFirstOrThrow();
    expect(retired.sealed_private_key).toBeNull();
  });

  it('that are known to a user end at once, with all that they have signed', async () => {
    const { token } = await makeProgram(app);
    await app.services.write((tx) => replaceSigningKeys(tx, surroundings()));
    expect(await statusOf(app, token)).toBe(401);
    expect(await statusOf(app, (await makeProgram(app)).token)).toBe(200);
    expect(await publishedKeys(app)).toHaveLength(2);
  });

  it('are made anew where the secret of the site is another one', async () => {
    await app.db
      .updateTable('auth.signing_keys')
      .set({ sealed_private_key: 'sealed with another secret' })
      .where('retired_at', 'is', null)
      .execute();
    expect(await statusOf(app, (await makeProgram(app)).token)).toBe(200);
  });

  it('are two, even when they are rotated at the same time', async () => {
    const turns = Array.from({ length: 8 }, () =>
      app.services.write((tx) => rotateSigningKeys(tx, surroundings())),
    );
    await Promise.all(turns);
    const live = await app.db
      .selectFrom('auth.signing_keys')
      .select('signs_since')
      .where('retired_at', 'is', null)
      .execute();
    expect(live.map(({ signs_since }) => signs_since === null).sort()).toEqual([false, true]);
    expect(await statusOf(app, (await makeProgram(app)).token)).toBe(200);
  });

  it('take turns by themselves after a month, and are gone once their tokens have ended', async () => {
    const tend = () => app.services.write((tx) => tendSigningKeys(tx, surroundings()));
    const [{ kid: present }] = partsOf((await makeProgram(app)).token);
    const began = app.clock.now();
    await tend();
    expect(partsOf((await makeProgram(app)).token)[0].kid).toBe(present);
    app.clock.moveTo(new Date(began.getTime() + 30 * 24 * 60 * 60_000));
    await tend();
    const { token } = await makeProgram(app);
    expect(partsOf(token)[0].kid).not.toBe(present);
    expect((await publishedKeys(app)).map(({ kid }) => kid)).toContain(present);
    app.clock.moveTo(new Date(app.clock.now().getTime() + 661_000));
    await tend();
    expect((await publishedKeys(app)).map(({ kid }) => kid)).not.toContain(present);
    expect(await publishedKeys(app)).toHaveLength(2);
  });
});
