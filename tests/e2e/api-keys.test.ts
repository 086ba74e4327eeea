import { violationsOf } from '#tests/support/axe-violations.ts';
import { demoSite } from '#tests/support/e2e/demo-site.ts';
import { open } from '#tests/support/e2e/settled.ts';
import { expect, test } from '#tests/support/e2e/test.ts';

/* A key for a program: made, used by a program that has nothing else, and revoked. */

const site = demoSite();

test('a person makes a key, a program gets in with it, and revoking shuts it out', async () => {
  const { page, complaints } = await site.openAs('client@demo.test');
  await open(page, '/account');
  await page.getByRole('button', { name: 'Make an API key' }).click();
  const dialog = page.getByRole('dialog', { name: 'Make an API key' });
  await dialog.getByRole('button', { name: 'Make the key' }).click();
  await expect(dialog.getByText('Please give it a name').first()).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Bookkeeping');
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Make the key' }).click();

  const made = page.getByRole('dialog', { name: 'Your new API key' });
  const key = (await made.locator('code').first().textContent()) ?? '';
  expect(key).toMatch(/^d365_[0-9A-Za-z]{12}_[\w-]{43}$/);
  expect(await violationsOf(page)).toEqual([]);
  await made.getByRole('button', { name: 'Done' }).click();
  const list = page.getByRole('list', { name: 'API keys' });
  await expect(list).toContainText('Bookkeeping');
  await expect(list).toContainText('never used');
  await expect(page.getByText(key)).toHaveCount(0);

  // A program has no browser, and so no cookies.
  const answer = await fetch(`${site.url}/auth/v1/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: key.slice(0, 17),
      client_secret: key,
    }),
  });
  const { access_token: token } = (await answer.json()) as { access_token: string };
  const ask = () =>
    fetch(`${site.url}/api/me/projects`, { headers: { authorization: `Bearer ${token}` } });
  const projects = (await (await ask()).json()) as { items: unknown[] };
  expect(projects.items.length).toBeGreaterThan(0);

  await page.getByRole('button', { name: 'Revoke Bookkeeping' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke key' }).click();
  await expect(page.getByText('Bookkeeping')).toHaveCount(0);
  expect((await ask()).status).toBe(401);
  expect(complaints).toEqual([]);
});
