import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as oauth from 'oauth4webapi';
import { exampleAppId } from '#emulators/example-app/example-app.ts';
import { violationsOf } from '#tests/support/axe-violations.ts';
import { demoSite } from '#tests/support/e2e/demo-site.ts';
import { open } from '#tests/support/e2e/settled.ts';
import { expect, test } from '#tests/support/e2e/test.ts';

/* An app on the user's own computer: it asks, is let in, reads, and is disconnected. */

const site = demoSite();

/** The app's own address on this computer, and what comes back there. */
async function listen() {
  const answers: URL[] = [];
  const server = createServer((request, response) => {
    answers.push(new URL(request.url ?? '', redirectUri));
    response.setHeader('content-type', 'text/html').end('<title>App</title><p>Back in the app');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const redirectUri = `http://127.0.0.1:${(server.address() as AddressInfo).port}/callback`;
  return { redirectUri, answers, close: () => server.close() };
}

const unsecured = { [oauth.allowInsecureRequests]: true };
const client: oauth.Client = { client_id: exampleAppId };

async function begin(redirectUri: string) {
  const issuer = new URL(site.url);
  const asked = { ...unsecured, algorithm: 'oauth2' } as const;
  const server = await oauth.processDiscoveryResponse(
    issuer,
    await oauth.discoveryRequest(issuer, asked),
  );
  const verifier = oauth.generateRandomCodeVerifier();
  const question = new URL(server.authorization_endpoint ?? '');
  question.search = new URLSearchParams({
    ...{ client_id: exampleAppId, redirect_uri: redirectUri, response_type: 'code' },
    ...{ scope: 'read write', code_challenge_method: 'S256' },
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
  }).toString();
  return { server, verifier, question: question.href };
}

test('a user signs in, lets an app in with less than it asks for, and disconnects it', async () => {
  const { redirectUri, answers, close } = await listen();
  const { server, verifier, question } = await begin(redirectUri);
  const { page, context, complaints } = await site.openWindow();
  await open(page, question);
  // A visitor signs in first, and comes back to the question.
  await expect(page).toHaveURL(/\/auth\?.*next=%2Foauth%2Fconsent/);
  const cookies = await site.cookiesOf('client@demo.test');
  await context.addCookies(cookies.map((each) => ({ ...each, url: site.url })));
  await open(page, new URL(page.url()).searchParams.get('next') ?? '');
  await expect(page.getByText('Example Assistant of assistant.example')).toBeVisible();
  await expect(page.getByText('A program on this computer.')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('checkbox', { name: 'Change what you may change' }).uncheck();
  await page.getByRole('button', { name: 'Allow', exact: true }).click();
  await expect(page.getByText('Back in the app')).toBeVisible();

  const [answer] = answers;
  const parameters = oauth.validateAuthResponse(server, client, answer ?? new URL(redirectUri));
  const tokens = await oauth.processAuthorizationCodeResponse(
    server,
    client,
    await oauth.authorizationCodeGrantRequest(
      ...([server, client, oauth.None(), parameters, redirectUri, verifier] as const),
      unsecured,
    ),
  );
  expect(tokens.scope).toBe('read');
  const ask = () =>
    fetch(`${site.url}/api/me/projects`, {
      headers: { authorization: `Bearer ${tokens.access_token}` },
    });
  expect((await ask()).status).toBe(200);

  await open(page, '/account');
  const list = page.getByRole('list', { name: 'Connected apps' });
  await expect(list).toContainText('Example Assistant');
  await expect(list).toContainText('assistant.example, reads only');
  await page.getByRole('button', { name: 'Disconnect Example Assistant' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click();
  await expect(list).toHaveCount(0);
  expect((await ask()).status).toBe(401);
  const mail = await site.waitForMail('client@demo.test', /An app was connected/);
  expect(mail).toBeTruthy();
  expect(complaints).toEqual([]);
  close();
});

test('a user who does not allow it goes back to the app, which has nothing', async () => {
  const { redirectUri, answers, close } = await listen();
  const { question } = await begin(redirectUri);
  const { page, complaints } = await site.openAs('consultant@demo.test');
  await open(page, question);
  await page.getByRole('button', { name: 'Don’t allow' }).click();
  await expect(page.getByText('Back in the app')).toBeVisible();
  expect(answers[0]?.searchParams.get('error')).toBe('access_denied');
  expect(complaints).toEqual([]);
  close();
});
