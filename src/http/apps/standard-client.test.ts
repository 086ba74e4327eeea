import * as oauth from 'oauth4webapi';
import { expect, it } from 'vitest';
import { sharedTestApp } from '#tests/support/app.ts';
import {
  browse,
  cookiesOf,
  goOnAs,
  notesApp,
  notesRedirect,
  testDocuments,
} from '#tests/support/connected-apps.ts';
import { testPublicUrl } from '#tests/support/site.ts';

const app = await sharedTestApp({ clientDocuments: testDocuments });

it('lets an independent client find the way, come in, refresh and revoke', async () => {
  const options = {
    [oauth.allowInsecureRequests]: true,
    [oauth.customFetch]: async (
      url: string,
      { method, headers, body }: oauth.CustomFetchOptions<string, unknown>,
    ) =>
      app.http.request(url.slice(testPublicUrl.length), {
        ...{ method, headers },
        body: body instanceof URLSearchParams ? body.toString() : null,
      }),
  };
  const resource = new URL(`${testPublicUrl}/mcp`);
  const found = await oauth.processResourceDiscoveryResponse(
    resource,
    await oauth.resourceDiscoveryRequest(resource, options),
  );
  const issuer = new URL(found.authorization_servers?.[0] ?? '');
  const server = await oauth.processDiscoveryResponse(
    issuer,
    await oauth.discoveryRequest(issuer, { ...options, algorithm: 'oauth2' }),
  );
  expect(server.client_id_metadata_document_supported).toBe(true);

  const client: oauth.Client = { client_id: notesApp };
  const [verifier, state] = [oauth.generateRandomCodeVerifier(), oauth.generateRandomState()];
  const question = new URL(server.authorization_endpoint ?? '');
  question.search = new URLSearchParams({
    ...{ client_id: notesApp, redirect_uri: notesRedirect, response_type: 'code', state },
    ...{ scope: 'read write', resource: resource.href, code_challenge_method: 'S256' },
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
  }).toString();
  const brought = await browse(app, `${question.pathname}${question.search}`);
  const requestId = brought.headers.get('location')?.split('/').at(-1) ?? '';
  const userId = await app.make.consultant();
  const own = (await app.as(userId)).connectedApps;
  const { continueAt } = await own.allow({ requestId, scope: 'write' });
  const answer = await goOnAs(app, userId, { continueAt, cookie: cookiesOf(brought) });

  expect(() => oauth.validateAuthResponse(server, client, answer, 'foreign state')).toThrow();
  const parameters = oauth.validateAuthResponse(server, client, answer, state);
  const tokens = await oauth.processAuthorizationCodeResponse(
    server,
    client,
    await oauth.authorizationCodeGrantRequest(
      ...([server, client, oauth.None(), parameters, notesRedirect, verifier] as const),
      options,
    ),
  );
  expect(tokens).toMatchObject({ scope: 'read write', token_type: 'bearer' });
  const refreshed = await oauth.processRefreshTokenResponse(
    server,
    client,
    await oauth.refreshTokenGrantRequest(
      ...([server, client, oauth.None(), tokens.refresh_token ?? ''] as const),
      options,
    ),
  );
  expect(refreshed.access_token).not.toBe(tokens.access_token);
  await oauth.processRevocationResponse(
    await oauth.revocationRequest(
      ...([server, client, oauth.None(), refreshed.refresh_token ?? ''] as const),
      options,
    ),
  );
  expect(await own.list()).toEqual({ apps: [] });
});
