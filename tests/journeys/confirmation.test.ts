import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violationsOf } from '#tests/support/axe-violations.ts';
import { launchBrowser, openWindow } from '#tests/support/browser.ts';
import { startTestSite, type TestSite } from '#tests/support/site-in-process.ts';

/* The link of the confirmation mail: opened where one signed up, elsewhere, without scripts, and by programs. */

const password = 'a sentence that nobody else types';

let site: TestSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startTestSite(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

async function signUp(page: Page, email: string, path = '/auth?type=client'): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: /^Create .* Account$/ }).click();
  await page.getByText(`It went to ${email}`).waitFor();
}

async function linkFor(email: string): Promise<string> {
  const mail = await site.waitForMail(email, /confirm/i);
  const link = mail.links.find((address) => address.includes('/auth/confirm'));
  if (!link) throw new Error('The mail has no link.');
  return link;
}

const confirmButton = (page: Page) => page.getByRole('button', { name: 'Confirm my address' });

const openBare = (): Promise<BrowserContext> =>
  browser.newContext({ baseURL: site.url, javaScriptEnabled: false, locale: 'en-US' });

describe('a confirmation link', () => {
  it('is a button where one signed up, and leads on to where the sign-up was for', async () => {
    const { page, context, complaints } = await openWindow(browser, site.url);
    await signUp(page, 'here@example.test', '/consultant/signup');
    await page.goto(await linkFor('here@example.test'), { waitUntil: 'networkidle' });
    expect(await page.getByLabel('Password', { exact: true }).count()).toBe(0);
    expect(await violationsOf(page)).toEqual([]);
    await confirmButton(page).click();
    await page.getByText('Your e-mail address is confirmed').waitFor();
    await page.getByLabel('Email').fill('here@example.test');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.waitForURL('**/consultant/profile/new');
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('takes the password elsewhere, and says when it is wrong', async () => {
    const { page, context } = await openWindow(browser, site.url);
    await signUp(page, 'elsewhere@example.test');
    await context.close();
    const link = await linkFor('elsewhere@example.test');
    const phone = await openWindow(browser, site.url, { width: 360, height: 740 });
    await phone.page.goto(link, { waitUntil: 'networkidle' });
    expect(await violationsOf(phone.page)).toEqual([]);
    await phone.page.getByLabel('Password', { exact: true }).fill('not the password of it');
    await confirmButton(phone.page).click();
    await phone.page.getByText('This is not the password of this sign-up.').waitFor();
    expect(await violationsOf(phone.page)).toEqual([]);
    await phone.page.getByLabel('Password', { exact: true }).fill(password);
    await confirmButton(phone.page).click();
    await phone.page.getByText('Your e-mail address is confirmed').waitFor();
    await phone.page.goto(link);
    await phone.page.getByText('This address is confirmed').waitFor();
    expect(phone.complaints).toEqual([]);
    await phone.context.close();
  });

  it('works without scripts, with the button and with the way to a new link', async () => {
    const { page, context } = await openWindow(browser, site.url);
    await signUp(page, 'bare@example.test');
    await context.close();
    const bare = await openBare();
    const reader = await bare.newPage();
    await reader.goto('/auth/confirm?token=cut-off');
    await reader.getByText('This link does not work any more').waitFor();
    await reader.getByLabel('Email').fill('bare@example.test');
    await reader.getByRole('button', { name: 'Send a new link' }).click();
    await reader.getByText('Check your inbox for a new confirmation link.').waitFor();
    await reader.goto(await linkFor('bare@example.test'));
    await reader.getByLabel('Password', { exact: true }).fill(password);
    await confirmButton(reader).click();
    await reader.getByText('Your e-mail address is confirmed').waitFor();
    await bare.close();
  });

  it('of an older mail leads to the page, with a way on', async () => {
    const { page, context } = await openWindow(browser, site.url);
    await page.goto('/auth/v1/verify-email?token=ey.J.x&callbackURL=%2Fauth');
    await page.getByText('This link does not work any more').waitFor();
    await page.getByRole('button', { name: 'Send a new link' }).waitFor();
    await context.close();
  });
});

describe('asking for another link on the sign-in page', () => {
  const toast = (page: Page, text: string) =>
    page.getByRole('region', { name: 'Notifications' }).getByText(text, { exact: true });
  const resend = (page: Page) => page.getByRole('button', { name: 'Resend confirmation' });

  it('says what is missing, and what went wrong', async () => {
    const { page, context } = await openWindow(browser, site.url);
    await page.goto('/auth?mode=signin', { waitUntil: 'networkidle' });
    await resend(page).click();
    await toast(page, 'Enter your email first').waitFor();
    await page.getByLabel('Email').fill('somebody@example.test');
    for (const answer of [
      { status: 200, contentType: 'text/html', body: '<p>A proxy says hello.</p>' },
      { status: 502, contentType: 'text/html', body: '<p>Bad gateway</p>' },
      null,
    ]) {
      await page.route('**/auth/v1/send-verification-email', (route) =>
        answer ? route.fulfill(answer) : route.abort(),
      );
      await resend(page).click();
      await toast(page, 'Unexpected error').first().waitFor();
      expect(await toast(page, 'Confirmation sent').count()).toBe(0);
      await page.unroute('**/auth/v1/send-verification-email');
      await page.reload({ waitUntil: 'networkidle' });
      await page.getByLabel('Email').fill('somebody@example.test');
    }
    await resend(page).click();
    await toast(page, 'Confirmation sent').waitFor();
    await context.close();
  });
});
