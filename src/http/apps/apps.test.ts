import { describe, expect, it } from 'vitest';
import { callAsProgram, statusOf } from '#tests/support/api-keys.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import {
  askAsApp,
  bringQuestion,
  browse,
  connectApp,
  getCode,
  goOnAs,
  localApp,
  notesApp,
  otherApp,
  postForm,
  refresh,
  testDocuments,
} from '#tests/support/connected-apps.ts';
import { makeSignUp } from '#tests/support/http-browser.ts';
import { testPublicUrl } from '#tests/support/site.ts';

const app = await sharedTestApp({ clientDocuments: testDocuments });

const errorOf = async (response: Response): Promise<string> => {
  const { error } = (await response.json()) as { error?: string };
  return `${response.status} ${error}`;
};

describe('an app that a user lets in', () => {
  it('acts for them with what they allowed, and refreshes its tokens', async () => {
    const userId = await app.make.client();
    const tokens = await connectApp(app, userId);
    expect(tokens).toMatchObject({ scope: 'read write', expires_in: 3600, token_type: 'Bearer' });
    const me = await callAsProgram(app, tokens.access_token, '/api/me');
    expect(await me.json()).toMatchObject({ kind: 'signed-in', userId, isAdmin: false });
    const refreshed = await refresh(app, tokens.refresh_token);
    expect(refreshed.status).toBe(200);
    const { access_token } = (await refreshed.json()) as { access_token: string };
    expect(await statusOf(app, access_token)).toBe(200);
  });

  it('reads alone where its user chose that, or where it asked for no more', async () => {
    const userId = await app.make.client();
    const consultant = await app.make.consultant();
    const path = `/api/me/shortlist/${consultant}`;
    for (const asked of [{ chosen: 'read' as const }, { scope: '' }, { scope: 'read' }]) {
      const { access_token, scope } = await connectApp(app, userId, asked);
      expect(scope).toBe('read');
      const write = await callAsProgram(app, access_token, path, { method: 'PUT', body: {} });
      expect(write.status).toBe(403);
      expect(write.headers.get('www-authenticate')).toContain('error="insufficient_scope"');
    }
    const { apps } = await (await app.as(userId)).connectedApps.list();
    expect(apps.map(({ scope }) => scope)).toEqual(['read', 'read', 'read']);
  });

  it('is listed, and refused by the next request once it is disconnected', async () => {
    const userId = await app.make.client();
    const { access_token, refresh_token } = await connectApp(app, userId);
    const own = (await app.as(userId)).connectedApps;
    const { apps } = await own.list();
    expect(apps).toMatchObject([{ name: 'Notes', host: 'notes.example', scope: 'write' }]);
    expect(apps[0]?.lastUsedAt).not.toBeNull();
    await own.disconnect({ appId: apps[0]?.appId ?? '' });
    expect(await statusOf(app, access_token)).toBe(401);
    expect(await errorOf(await refresh(app, refresh_token))).toBe('400 invalid_grant');
    expect(await own.list()).toEqual({ apps: [] });
  });

  it('notifies its user by mail, and is on the audit log', async () => {
    const userId = await app.make.client();
    await connectApp(app, userId);
    await app.settle();
    const { rows } = await app.pool.query(
      'select action, detail from audit_log where subject_id = $1',
      [userId],
    );
    expect(rows).toEqual([
      { action: 'app-connected', detail: { host: 'notes.example', scope: 'write' } },
    ]);
  });

  it('never has the rights of an admin', async () => {
    const admin = await app.make.admin();
    const { access_token } = await connectApp(app, admin);
    const me = await callAsProgram(app, access_token, '/api/me');
    expect(await me.json()).toMatchObject({ isAdmin: false });
    const users = await callAsProgram(app, access_token, '/api/admin/users');
    expect(users.status).toBe(403);
  });
});

describe('a request of an app', () => {
  it('needs PKCE', async () => {
    const { path } = askAsApp({ more: { code_challenge: '', code_challenge_method: '' } });
    const response = await browse(app, path);
    const location = new URL(response.headers.get('location') ?? '');
    expect(location.origin).toBe('https://notes.example');
    expect(location.searchParams.get('error')).toBe('invalid_request');
  });

  it('is answered to no address that the app has not named', async () => {
    const response = await browse(app, askAsApp({ redirectUri: 'https://evil.example/' }).path);
    expect(response.status).toBe(400);
    expect(response.headers.get('location')).toBeNull();
    expect(await response.text()).toContain('This app could not be connected');
  });

  it('is for a resource of this site', async () => {
    const response = await browse(app, askAsApp({ resource: 'https://evil.example/' }).path);
    const location = new URL(response.headers.get('location') ?? '');
    expect(location.searchParams.get('error')).toBe('invalid_target');
  });

  it('comes of an app whose document is at its own address', async () => {
    for (const clientId of [
      'https://liar.example/direct365.json',
      'https://unknown.example/direct365.json',
      'https://127.0.0.1/direct365.json',
      'notes',
    ]) {
      const response = await browse(app, askAsApp({ clientId }).path);
      expect(response.status).toBe(400);
      expect(response.headers.get('location')).toBeNull();
    }
  });

  it('may lead to any port of the user’s own computer', async () => {
    const redirectUri = 'http://127.0.0.1:51234/callback';
    const userId = await app.make.client();
    const { access_token } = await connectApp(app, userId, { clientId: localApp, redirectUri });
    expect(await statusOf(app, access_token)).toBe(200);
  });

  it('is believed in the browser of the user who allowed it, and in no other', async () => {
    const [victim, attacker] = [await app.make.client(), await app.make.client()];
    const { requestId, cookie } = await bringQuestion(app);
    const { continueAt } = await (await app.as(victim)).connectedApps.allow({
      requestId,
      scope: 'write',
    });
    const answer = await goOnAs(app, attacker, { continueAt, cookie });
    // It becomes a question to the attacker.
    expect(answer.pathname).toMatch(/^\/oauth\/consent\//);
    expect(answer.searchParams.get('code')).toBeNull();
    const { apps } = await (await app.as(attacker)).connectedApps.list();
    expect(apps).toEqual([]);
  });

  it('goes on in the browser that brought it, and in no other', async () => {
    const userId = await app.make.client();
    const { requestId } = await bringQuestion(app);
    const { continueAt } = await (await app.as(userId)).connectedApps.allow({
      requestId,
      scope: 'write',
    });
    const response = await browse(app, continueAt, await app.cookieOf(userId));
    expect(response.status).toBe(400);
    expect(response.headers.get('location')).toBeNull();
  });

  it('that is refused tells the app so, with its state', async () => {
    const userId = await app.make.client();
    const { requestId, cookie } = await bringQuestion(app, { state: 'of the app' });
    const { continueAt } = await (await app.as(userId)).connectedApps.refuse({ requestId });
    const answer = await goOnAs(app, userId, { continueAt, cookie });
    expect(answer.searchParams.get('error')).toBe('access_denied');
    expect(answer.searchParams.get('state')).toBe('of the app');
    expect(answer.searchParams.get('iss')).toBe(testPublicUrl);
  });

  it('is answered once, however often the button is pressed', async () => {
    const userId = await app.make.client();
    const { requestId } = await bringQuestion(app);
    const own = (await app.as(userId)).connectedApps;
    const allow = () => own.allow({ requestId, scope: 'write' });
    const [first, second] = await Promise.all([allow(), allow()]);
    expect(first).toEqual(second);
    expect((await own.list()).apps).toHaveLength(1);
    await expect(own.refuse({ requestId })).rejects.toMatchObject({ code: 'REQUEST_NOT_FOUND' });
  });

  it('expires after a quarter of an hour', async () => {
    const userId = await app.make.client();
    const { requestId } = await bringQuestion(app);
    app.clock.moveTo(new Date(app.clock.now().getTime() + 15 * 60_000));
    const own = (await app.as(userId)).connectedApps;
    await expect(own.getRequest({ requestId })).rejects.toMatchObject({
      code: 'REQUEST_NOT_FOUND',
    });
  });
});

describe('a code', () => {
  it('that is used twice ends what was given for it', async () => {
    const userId = await app.make.client();
    const { form } = await getCode(app, userId);
    const first = (await (await postForm(app, '/oauth/token', form)).json()) as {
      access_token: string;
    };
    expect(await statusOf(app, first.access_token)).toBe(200);
    expect(await errorOf(await postForm(app, '/oauth/token', form))).toBe('400 invalid_grant');
    expect(await statusOf(app, first.access_token)).toBe(401);
  });

  it('lives for a minute', async () => {
    const userId = await app.make.client();
    const { form } = await getCode(app, userId);
    app.clock.moveTo(new Date(app.clock.now().getTime() + 60_000));
    expect(await errorOf(await postForm(app, '/oauth/token', form))).toBe('400 invalid_grant');
  });

  it('gives tokens to one of two requests that come together', async () => {
    const userId = await app.make.client();
    const { form } = await getCode(app, userId);
    const asked = await Promise.all(
      Array.from({ length: 5 }, () => postForm(app, '/oauth/token', form)),
    );
    expect(asked.filter(({ ok }) => ok).length).toBeLessThanOrEqual(1);
    expect((await (await app.as(userId)).connectedApps.list()).apps).toEqual([]);
  });

  it('is worth nothing without its verifier, its redirect and its app', async () => {
    const userId = await app.make.client();
    for (const wrong of [
      { code_verifier: 'a'.repeat(43) },
      { redirect_uri: 'https://notes.example/other' },
      { client_id: otherApp },
      { resource: `${testPublicUrl}/mcp` },
    ]) {
      const { form } = await getCode(app, userId);
      const response = await postForm(app, '/oauth/token', { ...form, ...wrong });
      expect(response.status).toBe(400);
    }
  });
});

describe('a refresh token', () => {
  it('that is used twice ends the app’s access', async () => {
    const userId = await app.make.client();
    const { refresh_token } = await connectApp(app, userId);
    const next = (await (await refresh(app, refresh_token)).json()) as {
      access_token: string;
      refresh_token: string;
    };
    expect(await errorOf(await refresh(app, refresh_token))).toBe('400 invalid_grant');
    expect(await statusOf(app, next.access_token)).toBe(401);
    expect(await errorOf(await refresh(app, next.refresh_token))).toBe('400 invalid_grant');
  });

  it('ends with the year of its grant', async () => {
    const userId = await app.make.client();
    const { access_token, refresh_token } = await connectApp(app, userId);
    await app.pool.query('update auth.app_grants set expires_at = $2 where user_id = $1', [
      userId,
      app.clock.now(),
    ]);
    expect(await errorOf(await refresh(app, refresh_token))).toBe('400 invalid_grant');
    expect(await statusOf(app, access_token)).toBe(401);
  });

  it('gives no more than its user allowed', async () => {
    const userId = await app.make.client();
    const { refresh_token } = await connectApp(app, userId, { chosen: 'read' });
    const raised = await refresh(app, refresh_token, { scope: 'read write' });
    expect(await errorOf(raised)).toBe('400 invalid_scope');
  });

  it('ends all access where the app revokes it', async () => {
    const userId = await app.make.client();
    const { access_token, refresh_token } = await connectApp(app, userId);
    const foreign = { token: refresh_token, client_id: otherApp };
    await postForm(app, '/oauth/revoke', foreign);
    expect(await statusOf(app, access_token)).toBe(200);
    await postForm(app, '/oauth/revoke', { token: refresh_token, client_id: notesApp });
    expect(await statusOf(app, access_token)).toBe(401);
    expect((await (await app.as(userId)).connectedApps.list()).apps).toEqual([]);
  });
});

describe('an access token of an app', () => {
  it('is good for the part of the site that it was asked for', async () => {
    const userId = await app.make.client();
    const { access_token } = await connectApp(app, userId, { resource: `${testPublicUrl}/mcp` });
    expect(await statusOf(app, access_token)).toBe(401);
  });

  it('ends after an hour, with a new password, and with a second factor', async () => {
    const [later, changed, secured] = [
      await app.make.client(),
      (await makeSignUp(app)).userId,
      await app.make.client(),
    ];
    const token = async (userId: string) => (await connectApp(app, userId)).access_token;
    const [old, ended, weak] = [await token(later), await token(changed), await token(secured)];
    await app.pool.query(`update auth.accounts set password = 'other' where user_id = $1`, [
      changed,
    ]);
    expect(await statusOf(app, ended)).toBe(401);
    await app.pool.query('update auth.users set has_second_factor = true where id = $1', [secured]);
    expect(await statusOf(app, weak)).toBe(401);
    expect(await statusOf(app, old)).toBe(200);
    app.clock.moveTo(new Date(app.clock.now().getTime() + 3600_000));
    expect(await statusOf(app, old)).toBe(401);
  });

  it('is stored as a hash', async () => {
    const userId = await app.make.client();
    const { access_token, refresh_token } = await connectApp(app, userId);
    const { rows } = await app.pool.query('select r::text as row from auth.app_records r');
    const stored = rows.map(({ row }: { row: string }) => row).join('\n');
    expect(stored).not.toContain(access_token);
    expect(stored).not.toContain(refresh_token);
  });
});

it('names its metadata to apps that come without a token', async () => {
  const response = await app.http.request('/api/me/shortlist');
  expect(response.headers.get('www-authenticate')).toBe(
    `Bearer resource_metadata="${testPublicUrl}/.well-known/oauth-protected-resource/api"`,
  );
});
