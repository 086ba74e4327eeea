import { violationsOf } from '#tests/support/axe-violations.ts';
import { demoSite } from '#tests/support/e2e/demo-site.ts';
import { open } from '#tests/support/e2e/settled.ts';
import { expect, test } from '#tests/support/e2e/test.ts';
import { beginAsApp, listenForAnswer } from './pages/example-app.ts';

/* An app on the user's own computer: it asks, is let in, reads, and is disconnected. */

const site = demoSite();

test('a user signs in, lets an app in with less than it asks for, and disconnects it', async () => {
  const { redirectUri, answers, close } = await listenForAnswer();
  const { question, finish } = await beginAsApp(site.url, redirectUri);
  const { page, context, complaints } = await site.openWindow();
  await open(page, question);
  // A visitor signs in first, and comes back to the question.
  await expect(page).toHaveURL(/\/auth\?.*next=%2Foauth%2Fconsent/);
  const cookies = await site.cookiesOf('client@demo.test');
  await context.addCookies(cookies.map((each) => ({ ...each, url: site.url })));
  await open(page, new URL(page.url()).searchParams.get('next') ?? '');
  await expect(page.getByText('assistant.example', { exact: true })).toBeVisible();
  await expect(page.getByText('A program on this computer.')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('checkbox', { name: 'Change what you may change' }).uncheck();
  await page.getByRole('button', { name: 'Allow', exact: true }).click();
  await expect(page.getByText('Back in the app')).toBeVisible();

  const tokens = await finish(answers[0]);
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
  const { redirectUri, answers, close } = await listenForAnswer();
  const { question } = await beginAsApp(site.url, redirectUri);
  const { page, complaints } = await site.openAs('consultant@demo.test');
  await open(page, question);
  await page.getByRole('button', { name: 'Don’t allow' }).click();
  await expect(page.getByText('Back in the app')).toBeVisible();
  expect(answers[0]?.searchParams.get('error')).toBe('access_denied');
  expect(complaints).toEqual([]);
  close();
});

test('a message that an assistant has drafted stands in the field, and is not sent', async () => {
  const { page, complaints } = await site.openAs('client@demo.test');
  const found = await page.request.get('/api/consultants?text=finance');
  const { items } = (await found.json()) as { items: { userId: string }[] };
  for (const { userId } of items.slice(0, 2)) {
    await open(page, `/messages/with/${userId}?draft=Are+you+free+%26+nearby%3F`);
    await expect(page.getByRole('textbox', { name: /message/i })).toHaveValue(
      'Are you free & nearby?',
    );
  }
  expect(complaints).toEqual([]);
});
