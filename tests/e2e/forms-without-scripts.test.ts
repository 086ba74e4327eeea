import type { Page } from '@playwright/test';
import { demoPassword } from '#demo/accounts.ts';
import { demoSite } from '#tests/support/e2e/demo-site.ts';
import { expect, test } from '#tests/support/e2e/test.ts';
import { startReading } from './pages/reading.ts';

/*
 * Forms are sent when their button is pressed: with scripts switched off, and by those who are quicker than a slow
 * line. Where scripts are needed, what was typed waits for them.
 */

const site = demoSite();

/** A visitor whose browser runs no script of the site: `off` runs none at all, `slow` waits for them for ever. */
async function without(scripts: 'off' | 'slow'): Promise<Page> {
  const context = await site.newContext({ javaScriptEnabled: scripts === 'slow', locale: 'en-US' });
  if (scripts === 'slow') await context.route('**/assets/*.js', () => undefined);
  return context.newPage();
}

const open = (page: Page, path: string) => page.goto(path, { waitUntil: 'domcontentloaded' });
const press = (page: Page, name: string) =>
  page.locator('main').getByRole('button', { name, exact: true }).click();
async function fillIn(page: Page, email: string, password?: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  if (password) await page.locator('input[name="password"]').fill(password);
}

for (const scripts of ['off', 'slow'] as const)
  test.describe(`with scripts ${scripts}`, () => {
    test('signing in leads to the portal', async () => {
      const page = await without(scripts);
      await open(page, '/auth?mode=signin');
      await fillIn(page, 'client@demo.test', demoPassword);
      await press(page, 'Sign In');
      await page.waitForURL('**/client/portal', { waitUntil: 'domcontentloaded' });
      await expect(page.getByRole('heading', { level: 1, name: 'Client Portal' })).toBeVisible();
      await page.context().close();
    });

    test('signing in redirects to the wanted page, and nowhere else', async () => {
      const page = await without(scripts);
      for (const [next, end] of [
        ['/shortlist', '/shortlist'],
        ['//evil.example/x', '/client/portal'],
      ] as const) {
        await page.context().clearCookies();
        await open(page, `/auth?mode=signin&next=${encodeURIComponent(next)}`);
        await fillIn(page, 'client@demo.test', demoPassword);
        await press(page, 'Sign In');
        await page.waitForURL(`${site.url}${end}`, { waitUntil: 'domcontentloaded' });
      }
      await page.context().close();
    });

    test('a wrong password is said on the same tab, with the address kept and the password nowhere', async () => {
      const page = await without(scripts);
      await open(page, '/auth?mode=signin&next=/shortlist');
      await fillIn(page, 'client@demo.test', 'not the password at all');
      await press(page, 'Sign In');
      await expect(
        page
          .getByRole('alert')
          .filter({ hasText: 'The e-mail address or the password is not right.' }),
      ).toBeVisible();
      await expect(page.getByLabel('Email')).toHaveValue('client@demo.test');
      await expect(page.locator('input[name="password"]')).toHaveValue('');
      expect(await page.content()).not.toContain('not the password at all');
      expect(page.url()).toBe(`${site.url}/auth?mode=signin&next=%2Fshortlist`);
      await fillIn(page, 'client@demo.test', demoPassword);
      await press(page, 'Sign In');
      await page.waitForURL('**/shortlist', { waitUntil: 'domcontentloaded' });
      await page.context().close();
    });

    test('signing up says to look for the mail, which comes; a refusal keeps what was typed', async () => {
      const page = await without(scripts);
      const email = `${scripts}@new.test`;
      await open(page, '/auth?type=consultant');
      await page.getByLabel('First name').fill('Ada');
      await fillIn(page, email, 'short');
      await press(page, 'Create Consultant Account');
      await expect(
        page.getByRole('alert').filter({ hasText: 'Use at least 15 characters' }),
      ).toBeVisible();
      await expect(page.getByLabel('First name')).toHaveValue('Ada');
      await expect(page.getByLabel('Email')).toHaveValue(email);
      await fillIn(page, email, 'seven unrelated violins on the moon');
      await press(page, 'Create Consultant Account');
      await expect(page.getByText("We've sent you a confirmation link")).toBeVisible();
      expect(page.url()).not.toContain('new.test');
      await site.waitForMail(email, /confirm/i);
      await page.context().close();
    });

    test('a forgotten password has the same answer for every address, and the mail arrives', async () => {
      const page = await without(scripts);
      for (const email of ['consultant@demo.test', 'unknown@demo.test']) {
        await open(page, '/auth/forgot-password');
        await fillIn(page, email);
        await press(page, 'Send the link');
        await expect(page.getByText('If there is an account with this address')).toBeVisible();
      }
      await site.waitForMail('consultant@demo.test', /password/i);
      await page.context().close();
    });

    test('the search of consultants and of projects are sent as addresses', async () => {
      const page = await without(scripts);
      for (const [reader, path, button] of [
        ['client@demo.test', '/find-consultants', 'Search'],
        ['consultant@demo.test', '/consultant/portal?tab=projects', 'Search'],
      ] as const) {
        await page.context().clearCookies();
        const { cookies } = await startReading(site, reader);
        await page.context().addCookies(cookies.map((each) => ({ ...each, url: site.url })));
        await open(page, path);
        const field = page
          .getByRole('searchbox')
          .or(page.locator('main input[name="text"]'))
          .first();
        await field.fill('finance');
        await press(page, button);
        await page.waitForURL('**text=finance**', { waitUntil: 'domcontentloaded' });
        await expect(field).toHaveValue('finance');
      }
      await page.context().close();
    });
  });

test.describe('a form that needs scripts', () => {
  test('keeps what was typed and sends it when they are there', async () => {
    const { page, context } = await site.openAs('client@demo.test');
    const { promise, resolve } = Promise.withResolvers<void>();
    await context.route('**/assets/*.js', async (route) => {
      await promise;
      await route.continue();
    });
    await open(page, '/post-project');
    await page.locator('main form input[type="text"]').first().fill('A project typed early');
    await page.getByRole('button', { name: 'Post Project', exact: true }).click();
    await expect(page.getByText('One moment, the page is still loading.')).toBeVisible();
    expect(page.url()).toBe(`${site.url}/post-project`);
    resolve();
    await expect(page.getByRole('alert').filter({ hasText: 'Please check' })).toBeVisible();
    await expect(page.locator('main form input[type="text"]').first()).toHaveValue(
      'A project typed early',
    );
    await context.close();
  });

  test('says so where there will be none', async () => {
    const page = await without('off');
    await open(page, '/auth/reset-password?token=example');
    await expect(page.getByText('This form needs JavaScript')).toBeVisible();
    await page.context().close();
  });
});

test.describe('a form that another site sends', () => {
  test('is refused, and opens no session', async () => {
    const answer = await fetch(`${site.url}/auth?mode=signin`, {
      method: 'POST',
      headers: {
        origin: 'https://evil.example',
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams({ email: 'client@demo.test', password: demoPassword }),
    });
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([403, []]);
  });
});
