import { createPublicKey } from 'node:crypto';
import { createVerifier } from 'fast-jwt';
import { describe, expect, it } from 'vitest';
import { renewPasswordHash } from '#features/identity/accounts/server/commands/replace-password-hash.ts';
import {
  callAsProgram,
  getToken,
  makeApiKey,
  makeProgram,
  partsOf,
  publishedKeys,
  statusOf,
} from '#tests/support/api-keys.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { projectFields } from '#tests/support/factories.ts';
import { makeSignUp } from '#tests/support/http-browser.ts';
import { testPublicUrl } from '#tests/support/site.ts';

const app = await sharedTestApp();

const issuer = `${testPublicUrl}/auth/v1`;
const audience = `${testPublicUrl}/api`;

describe('an access token', () => {
  it('is verified by another library with the published keys, and says what it is for', async () => {
    const { userId, token } = await makeProgram(app);
    const [header] = partsOf(token);
    const jwk = (await publishedKeys(app)).find(({ kid }) => kid === header.kid);
    const key = createPublicKey({ key: { ...jwk }, format: 'jwk' });
    const pem = key.export({ type: 'spki', format: 'pem' }).toString();
    const verify = createVerifier({
      key: pem,
      algorithms: ['ES256'],
      allowedIss: issuer,
      allowedAud: audience,
      clockTimestamp: app.clock.now().getTime(),
    });
    const claims = verify(token) as Record<string, number | string>;
    expect(header).toMatchObject({ alg: 'ES256', typ: 'at+jwt' });
    expect(claims).toMatchObject({ sub: userId, scope: 'read write', aal: 'aal1' });
    expect(Number(claims.exp) - Number(claims.iat)).toBe(600);
    expect(claims.jti).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('lets a program ask in the name of its person, and change what is theirs', async () => {
    const { userId, token } = await makeProgram(app);
    const me = await callAsProgram(app, token, '/api/me');
    expect(await me.json()).toMatchObject({ kind: 'signed-in', userId });
    expect(me.headers.getSetCookie()).toEqual([]);
    const consultant = await app.make.consultant();
    const path = `/api/me/shortlist/${consultant}`;
    const added = await callAsProgram(app, token, path, { method: 'PUT', body: {} });
    expect(await added.json()).toEqual({ added: true });
  });

  it('that only reads changes nothing', async () => {
    const { token } = await makeProgram(app, 'read');
    const consultant = await app.make.consultant();
    const path = `/api/me/shortlist/${consultant}`;
    const refused = await callAsProgram(app, token, path, { method: 'PUT', body: {} });
    expect(refused.status).toBe(403);
    expect(refused.headers.get('www-authenticate')).toContain('insufficient_scope');
    const ids = await callAsProgram(app, token, '/api/me/shortlist/ids');
    expect(await ids.json()).toEqual({ consultantIds: [] });
  });

  it('carries the same intent out once', async () => {
    const { token } = await makeProgram(app);
    const send = () =>
      callAsProgram(app, token, '/api/projects', {
        method: 'POST',
        body: projectFields,
        headers: { 'idempotency-key': 'one-intent-of-a-program' },
      });
    const [first, second] = [await (await send()).json(), await (await send()).json()];
    expect(first).toEqual(second);
    const own = await (await callAsProgram(app, token, '/api/me/projects')).json();
    expect((own as { items: unknown[] }).items).toHaveLength(1);
  });

  it('is not taken together with the cookie of a session', async () => {
    const { userId, token } = await makeProgram(app);
    const cookie = await app.cookieOf(userId);
    const both = await callAsProgram(app, token, '/api/me', { headers: { cookie } });
    expect(both.status).toBe(400);
    expect(await both.json()).toMatchObject({ code: 'TWO_PROOFS' });
  });

  it('needs no origin, and a cookie still does', async () => {
    const { userId, token } = await makeProgram(app);
    const consultant = await app.make.consultant();
    const path = `/api/me/shortlist/${consultant}`;
    const elsewhere = { origin: 'https://program.example', 'sec-fetch-site': 'cross-site' };
    const call = { method: 'PUT', body: {}, headers: elsewhere };
    expect((await callAsProgram(app, token, path, call)).status).toBe(200);
    const cookie = await app.cookieOf(userId);
    const byCookie = await app.http.request(path, {
      ...{ method: 'PUT', body: '{}' },
      headers: { ...elsewhere, cookie, 'content-type': 'application/json' },
    });
    expect(byCookie.status).toBe(403);
    const withBoth = { ...call, headers: { ...elsewhere, cookie } };
    expect((await callAsProgram(app, token, path, withBoth)).status).toBe(403);
  });

  it('opens no page, file or call about factors', async () => {
    const { token } = await makeProgram(app);
    const enrol = { friendly_name: 'Phone', factor_type: 'totp' };
    const asked = { method: 'POST', body: enrol };
    expect((await callAsProgram(app, token, '/auth/v1/factors', asked)).status).toBe(401);
    expect((await callAsProgram(app, token, '/api/auth/v1/factors', asked)).status).toBe(403);
    expect((await callAsProgram(app, token, '/admin/export/users.csv')).status).not.toBe(200);
  });

  it('counts for nothing outside of its ten minutes', async () => {
    const { token } = await makeProgram(app);
    const began = app.clock.now();
    expect(await statusOf(app, token)).toBe(200);
    app.clock.moveTo(new Date(began.getTime() + 606_000));
    expect(await statusOf(app, token)).toBe(401);
    app.clock.moveTo(new Date(began.getTime() - 60_000));
    expect(await statusOf(app, token)).toBe(401);
    app.clock.moveTo(began);
  });
});

describe('what ends tokens at once', () => {
  const endings: Record<string, (person: { userId: string; keyId: string }) => Promise<unknown>> = {
    'revoking the key': async ({ userId, keyId }) =>
      (await app.as(userId)).apiKeys.revoke({ keyId }),
    'a suspension': ({ userId }) =>
      app.db
        .updateTable('profiles')
        .set({ suspended_at: app.clock.now(), suspension_reason: 'For the test.' })
        .where('user_id', '=', userId)
        .execute(),
    'signing out everywhere': async ({ userId }) =>
      app.http.request('/auth/v1/sign-out', {
        method: 'POST',
        headers: {
          ...{ origin: testPublicUrl, 'content-type': 'application/json' },
          cookie: await app.cookieOf(userId),
        },
        body: '{}',
      }),
    'signing all other devices out': async ({ userId }) =>
      (await app.as(userId)).accounts.endOtherSessions(),
    'a second factor, after which the password alone makes no keys': ({ userId }) =>
      app.db
        .updateTable('auth.users')
        .set({ has_second_factor: true })
        .where('id', '=', userId)
        .execute(),
    'the end of the key': ({ keyId }) =>
      app.db
        .updateTable('auth.api_keys')
        .set({ expires_at: app.clock.now() })
        .where('id', '=', keyId)
        .execute(),
    'an address that is not confirmed any more': ({ userId }) =>
      app.db
        .updateTable('auth.users')
        .set({ email_verified: false })
        .where('id', '=', userId)
        .execute(),
  };

  it.each(Object.entries(endings))('%s', async (_, end) => {
    const person = await makeProgram(app);
    expect(await statusOf(app, person.token)).toBe(200);
    await end(person);
    expect(await statusOf(app, person.token)).toBe(401);
  });

  it('a new password, which ends the keys as well', async () => {
    const { userId } = await makeSignUp(app);
    const key = await makeApiKey(app, userId);
    const token = await getToken(app, key);
    await app.db
      .updateTable('auth.accounts')
      .set({ updated_at: app.clock.now() })
      .where('user_id', '=', userId)
      .execute();
    expect(await statusOf(app, token)).toBe(200);
    const { password: replacedHash } = await app.db
      .selectFrom('auth.accounts')
      .select('password')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    const anew = { userId, replacedHash: replacedHash ?? '', newHash: 'of the same password' };
    const isRenewed = await app.services.write((tx) =>
      renewPasswordHash(tx, { ...anew, now: app.clock.now() }),
    );
    expect([isRenewed, await statusOf(app, token)]).toEqual([true, 200]);
    await app.db
      .updateTable('auth.accounts')
      .set({ password: 'another hash' })
      .where('user_id', '=', userId)
      .execute();
    expect(await statusOf(app, token)).toBe(401);
    await expect(getToken(app, key)).rejects.toThrow('invalid_client');
  });

  it('leaves the key where only its tokens have ended', async () => {
    const userId = await app.make.client();
    const key = await makeApiKey(app, userId);
    const token = await getToken(app, key);
    await (await app.as(userId)).accounts.endOtherSessions();
    expect(await statusOf(app, token)).toBe(401);
    expect(await statusOf(app, await getToken(app, key))).toBe(200);
  });
});
