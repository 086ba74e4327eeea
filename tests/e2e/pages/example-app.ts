import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as oauth from 'oauth4webapi';
import { exampleAppId } from '#emulators/example-app/example-app.ts';

/* The example app of a demo: a program on the user's own computer that speaks OAuth by an independent client. */

const unsecured = { [oauth.allowInsecureRequests]: true };
const client: oauth.Client = { client_id: exampleAppId };

/** The app's own address on this computer, and what comes back there. */
export async function listenForAnswer() {
  const answers: URL[] = [];
  const server = createServer((request, response) => {
    answers.push(new URL(request.url ?? '', redirectUri));
    response.setHeader('content-type', 'text/html').end('<title>App</title><p>Back in the app');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const redirectUri = `http://127.0.0.1:${(server.address() as AddressInfo).port}/callback`;
  return { redirectUri, answers, close: () => server.close() };
}

/** The address that the app sends its user's browser to. */
export async function beginAsApp(siteUrl: string, redirectUri: string, resource?: string) {
  const issuer = new URL(siteUrl);
  const asked = { ...unsecured, algorithm: 'oauth2' } as const;
  const server = await oauth.processDiscoveryResponse(
    issuer,
    await oauth.discoveryRequest(issuer, asked),
  );
  const verifier = oauth.generateRandomCodeVerifier();
  const question = new URL(server.authorization_endpoint ?? '');
  question.search = new URLSearchParams({
    ...{ client_id: exampleAppId, redirect_uri: redirectUri, response_type: 'code' },
    ...{ scope: 'read write', code_challenge_method: 'S256', ...(resource && { resource }) },
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
  }).toString();

  /** Exchanges what came back for tokens. */
  async function finish(answer: URL | undefined) {
    const parameters = oauth.validateAuthResponse(server, client, answer ?? new URL(redirectUri));
    return oauth.processAuthorizationCodeResponse(
      server,
      client,
      await oauth.authorizationCodeGrantRequest(
        ...([server, client, oauth.None(), parameters, redirectUri, verifier] as const),
        unsecured,
      ),
    );
  }
  return { question: question.href, finish };
}

/** An access token for a part of the site, which `allow` lets the app have in a browser. */
export async function authorizeExampleApp(
  siteUrl: string,
  resource: string,
  allow: (question: string) => Promise<void>,
): Promise<string> {
  const { redirectUri, answers, close } = await listenForAnswer();
  const { question, finish } = await beginAsApp(siteUrl, redirectUri, resource);
  await allow(question);
  while (answers.length === 0) await new Promise((resolve) => setTimeout(resolve, 50));
  close();
  return (await finish(answers[0])).access_token;
}
