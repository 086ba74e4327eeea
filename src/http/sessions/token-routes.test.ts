import { describe, expect, it } from 'vitest';
import { askForToken, makeApiKey } from '#tests/support/api-keys.ts';
import { sharedTestApp } from '#tests/support/app.ts';

const app = await sharedTestApp();

describe('asking for a token', () => {
  const wish = { grant_type: 'client_credentials' };

  async function refusalOf(form: Record<string, string>, headers: Record<string, string> = {}) {
    const response = await askForToken(app, form, headers);
    const { error } = (await response.json()) as { error?: string };
    expect(response.headers.get('cache-control')).toBe('no-store');
    return [response.status, error];
  }

  it('works by the form and by Basic, and answers as RFC 6749 says', async () => {
    const { key, prefix } = await makeApiKey(app, await app.make.client(), { scope: 'read' });
    const byForm = await askForToken(app, { ...wish, client_id: prefix, client_secret: key });
    expect(await byForm.json()).toEqual({
      access_token: expect.stringMatching(/^ey/),
      token_type: 'Bearer',
      expires_in: 600,
      scope: 'read',
    });
    const basic = Buffer.from(`${prefix}:${key}`).toString('base64');
    const byBasic = await askForToken(app, wish, { authorization: `Basic ${basic}` });
    expect(byBasic.status).toBe(200);
    expect(byBasic.headers.get('pragma')).toBe('no-cache');
  });

  it('is refused in its words', async () => {
    const { key, prefix } = await makeApiKey(app, await app.make.client(), { scope: 'read' });
    const other = await makeApiKey(app, await app.make.client());
    const right = { ...wish, client_id: prefix, client_secret: key };
    expect(await refusalOf({})).toEqual([400, 'invalid_request']);
    expect(await refusalOf(wish)).toEqual([400, 'invalid_request']);
    expect(await refusalOf({ ...right, grant_type: 'password' })).toEqual([
      400,
      'unsupported_grant_type',
    ]);
    expect(await refusalOf({ ...right, client_secret: `${key}x` })).toEqual([
      401,
      'invalid_client',
    ]);
    expect(await refusalOf({ ...right, client_secret: other.key })).toEqual([
      401,
      'invalid_client',
    ]);
    expect(await refusalOf({ ...right, scope: 'read write' })).toEqual([400, 'invalid_scope']);
    expect(await refusalOf({ ...right, scope: 'admin' })).toEqual([400, 'invalid_scope']);
    const basic = { authorization: `Basic ${Buffer.from(`${prefix}:${key}`).toString('base64')}` };
    expect(await refusalOf(right, basic)).toEqual([400, 'invalid_request']);
    const asJson = { 'content-type': 'application/json' };
    expect(await refusalOf(right, asJson)).toEqual([400, 'invalid_request']);
  });

  it('is refused to a suspended user', async () => {
    const userId = await app.make.client();
    const { key, prefix } = await makeApiKey(app, userId);
    await app.db
      .updateTable('profiles')
      .set({ suspended_at: app.clock.now(), suspension_reason: 'For the test.' })
      .where('user_id', '=', userId)
      .execute();
    expect(await refusalOf({ ...wish, client_id: prefix, client_secret: key })).toEqual([
      400,
      'unauthorized_client',
    ]);
  });

  it('is counted: sixty a quarter of an hour for one key', async () => {
    const { key, prefix } = await makeApiKey(app, await app.make.client());
    const form = { ...wish, client_id: prefix, client_secret: key };
    for (let count = 0; count < 60; count += 1) {
      expect((await askForToken(app, form)).status).toBe(200);
    }
    const refused = await askForToken(app, form);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
