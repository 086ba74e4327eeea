import { describe, expect, it } from 'vitest';
import { statusOf } from '#tests/support/api-keys.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { askAsApp, browse, connectApp, refresh } from '#tests/support/connected-apps.ts';

const app = await sharedTestApp();

const redirect = 'https://studio.example/callback';
const register = (body: object) =>
  app.http.request('/oauth/register', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
async function idOf(body: object): Promise<string> {
  const { client_id } = (await (await register(body)).json()) as { client_id: string };
  return client_id;
}

describe('an app that registers itself', () => {
  it('is a public client, whatever it asks for, and is let in by its user', async () => {
    const response = await register({
      ...{ client_name: 'Studio\u202e', redirect_uris: [redirect], scope: 'everything' },
      ...{ token_endpoint_auth_method: 'client_secret_post', grant_types: ['implicit'] },
    });
    expect(response.status).toBe(201);
    const client = (await response.json()) as { client_id: string };
    expect(client).toMatchObject({
      ...{ client_name: 'Studio', redirect_uris: [redirect], response_types: ['code'] },
      token_endpoint_auth_method: 'none',
    });
    expect(client).not.toHaveProperty('client_secret');
    const userId = await app.make.client();
    const asked = { clientId: client.client_id, redirectUri: redirect };
    const tokens = await connectApp(app, userId, asked);
    expect(await statusOf(app, tokens.access_token)).toBe(200);
    const { apps } = await (await app.as(userId)).connectedApps.list();
    expect(apps).toMatchObject([{ name: 'Studio', host: 'studio.example' }]);
    const own = await refresh(app, tokens.refresh_token, { client_id: client.client_id });
    expect(own.status).toBe(200);
  });

  it('leads to no other address than it has registered', async () => {
    const clientId = await idOf({ client_name: 'Studio', redirect_uris: [redirect] });
    const elsewhere = askAsApp({ clientId, redirectUri: 'https://studio.example/other' });
    expect((await browse(app, elsewhere.path)).status).toBe(400);
    const [kept = '', signature = ''] = clientId.split('.');
    const said = Buffer.from(kept, 'base64url').toString().replace('studio.', 'evil.');
    const forged = `${Buffer.from(said).toString('base64url')}.${signature}`;
    const redirectUri = redirect.replace('studio.', 'evil.');
    const response = await browse(app, askAsApp({ clientId: forged, redirectUri }).path);
    expect([response.status, response.headers.get('location')]).toEqual([400, null]);
  });

  it('is refused where it is no public client of the web', async () => {
    for (const redirects of [
      [],
      ['http://studio.example/callback'],
      ['javascript:alert(1)'],
      ['https://user@studio.example/'],
      ['https://studio.example/#here'],
      [redirect, 'http://127.0.0.1/callback'],
    ]) {
      const response = await register({ client_name: 'Studio', redirect_uris: redirects });
      expect(response.status).toBe(400);
    }
    expect((await register({})).status).toBe(400);
  });
});
