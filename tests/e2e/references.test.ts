import type { Page } from '@playwright/test';
import { demoSite } from '#tests/support/e2e/demo-site.ts';
import { open } from '#tests/support/e2e/settled.ts';
import { expect, test } from '#tests/support/e2e/test.ts';
import { fits, toast } from './pages/demo-person.ts';

/*
 * A consultant asks former clients for a reference. They have no account: they answer by the link of their mail, at a
 * desk, on a phone, and without scripts. Approved clients read it on the profile.
 */

const site = demoSite();
const phone = { width: 360, height: 740 };
const profile = '/consultant/credentials';

async function ask(page: Page, personName: string, email: string): Promise<string> {
  await page.getByRole('button', { name: 'Ask a Former Client' }).click();
  const form = page.getByRole('form', { name: 'Ask a former client' });
  await form.getByLabel('Name', { exact: true }).fill(personName);
  await form.getByLabel('E-mail').fill(email);
  await form.getByLabel('Company').fill('Loomworks Mills');
  await form.getByLabel('Their role').fill('Head of Finance');
  await form.getByLabel('What you did for them').fill('Month-end close in five days');
  await form.getByRole('button', { name: 'Send Request' }).click();
  await expect(toast(page, 'Reference Requested').last()).toBeVisible();
  const mail = await site.waitForMail(email, /asks you for a reference/);
  return mail.links.find((link) => link.includes('/references/')) ?? '';
}
const words = (page: Page) => page.getByLabel('What did you work on, and how was it?');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const thanks = (page: Page) => page.getByText('Thank you for your answer');

test('a former client confirms on a phone, and clients read the reference on the profile', async () => {
  const consultant = await site.openAs('consultant@demo.test');
  await open(consultant.page, profile);
  const link = await ask(consultant.page, 'Grace Hopper', 'grace@mills.test');

  const former = await site.openWindow(phone);
  await open(former.page, link);
  await expect(former.page.getByText('“Grace H., Head of Finance, Loomworks Mills”')).toBeVisible();
  await press(former.page, 'Confirm');
  await expect(former.page.getByText('Please write a text').first()).toBeVisible();
  await expect(words(former.page)).toBeFocused();
  await fits(former.page);
  await words(former.page).fill('They closed our months in five days.');
  await press(former.page, 'Confirm');
  await expect(former.page.locator(':focus')).toContainText('Thank you for your answer');
  await former.page.reload();
  await expect(thanks(former.page)).toBeVisible();
  await open(former.page, link);
  await expect(former.page.getByText('This link leads nowhere any more')).toBeVisible();

  const me = await consultant.page.request.get('/api/me');
  const { userId } = (await me.json()) as { userId: string };
  const client = await site.openAs('client@demo.test', phone);
  await open(client.page, `/consultant/${userId}`);
  const shown = client.page
    .getByRole('listitem')
    .filter({ hasText: 'They closed our months in five days.' });
  await expect(shown).toContainText('Grace H., Head of Finance, Loomworks Mills');
  await expect(client.page.getByText('Reference, not a deal here')).toBeVisible();
  await expect(client.page.locator('main')).not.toContainText(/Hopper|grace@/);
  for (const { context, complaints } of [consultant, former, client]) {
    expect(complaints).toEqual([]);
    await context.close();
  }
});

test('without scripts a former client confirms another reference, and declines a third', async () => {
  const consultant = await site.openAs('consultant@demo.test');
  await open(consultant.page, profile);
  const link = await ask(consultant.page, 'Joan Clarke', 'joan@mills.test');
  const declined = await ask(consultant.page, 'Mary Jackson', 'mary@mills.test');

  const context = await site.newContext({ javaScriptEnabled: false, locale: 'en-US' });
  const page = await context.newPage();
  await page.goto(link);
  await press(page, 'Confirm');
  await expect(page.getByRole('alert').filter({ hasText: 'Please write a text' })).toBeVisible();
  await words(page).fill('x'.repeat(1201));
  await press(page, 'Confirm');
  await expect(page.getByText('Please use at most 1200 characters')).toBeVisible();
  await expect(words(page)).toHaveValue('x'.repeat(1201));
  await words(page).fill('Without <b>scripts</b>, and on time.');
  await press(page, 'Confirm');
  await expect(thanks(page)).toBeVisible();
  await page.goto(link);
  await expect(page.getByText('This link leads nowhere any more')).toBeVisible();

  await page.goto(declined);
  await press(page, 'Decline, and do not ask me again');
  await expect(
    page.getByText('The consultant cannot ask you at this address again.'),
  ).toBeVisible();
  await context.close();

  await open(consultant.page, profile);
  const items = consultant.page.getByRole('listitem');
  await expect(items.filter({ hasText: 'Joan Clarke' })).toContainText(
    'Without <b>scripts</b>, and on time.',
  );
  await expect(items.filter({ hasText: 'Mary Jackson' })).toContainText('Declined');
  expect(consultant.complaints).toEqual([]);
  await consultant.context.close();
});

test('a form of another site answers nothing', async () => {
  const consultant = await site.openAs('consultant@demo.test');
  await open(consultant.page, profile);
  const link = await ask(consultant.page, 'Katherine Johnson', 'katherine@mills.test');
  const answer = await fetch(link, {
    method: 'POST',
    headers: {
      origin: 'https://evil.example',
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams({ words: 'Best of all.' }),
  });
  expect(answer.status).toBe(403);
  await consultant.context.close();
});
