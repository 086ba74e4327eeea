import type { BrowserContext, Page } from '@playwright/test';
import { violationsOf } from '#tests/support/axe-violations.ts';
import { demoSite } from '#tests/support/e2e/demo-site.ts';
import { open, settled } from '#tests/support/e2e/settled.ts';
import { expect, test } from '#tests/support/e2e/test.ts';

/* The link of the confirmation mail: opened where one signed up, elsewhere, without scripts, and by programs. */

const password = 'a sentence that no other user types';

const site = demoSite();

async function signUp(page: Page, email: string, path = '/auth?type=client'): Promise<void> {
  await open(page, path);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: /^Create .* Account$/ }).click();
  await expect(page.getByText(`It went to ${email}`)).toBeVisible();
}

async function linkFor(email: string): Promise<string> {
  const mail = await site.waitForMail(email, /confirm/i);
  const link = mail.links.find((address) => address.includes('/auth/confirm'));
  if (!link) throw new Error('The mail has no link.');
  return link;
}

const confirmButton = (page: Page) => page.getByRole('button', { name: 'Confirm my address' });

const openBare = (): Promise<BrowserContext> =>
  site.newContext({ javaScriptEnabled: false, locale: 'en-US' });

test.describe('a confirmation link', () => {
  test('is a button where one signed up, and leads on to where the sign-up was for', async () => {
    const { page, context, complaints } = await site.openWindow();
    await signUp(page, 'here@example.test', '/consultant/signup');
    await open(page, await linkFor('here@example.test'));
    await expect(page.getByLabel('Password', { exact: true })).toHaveCount(0);
    expect(await violationsOf(page)).toEqual([]);
    await confirmButton(page).click();
    await page.waitForURL('**/consultant/profile/new');
    await expect(page.getByText('Your e-mail address is confirmed')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('takes the password elsewhere, and says when it is wrong', { tag: '@release' }, async () => {
    const { page, context } = await site.openWindow();
    await signUp(page, 'elsewhere@example.test');
    await context.close();
    const link = await linkFor('elsewhere@example.test');
    const phone = await site.openWindow({ width: 360, height: 740 });
    await open(phone.page, link);
    expect(await violationsOf(phone.page)).toEqual([]);
    await phone.page.getByLabel('Password', { exact: true }).fill('not the password of it');
    await confirmButton(phone.page).click();
    await expect(phone.page.getByText('This is not the password of this sign-up.')).toBeVisible();
    expect(await violationsOf(phone.page)).toEqual([]);
    await phone.page.getByLabel('Password', { exact: true }).fill(password);
    await confirmButton(phone.page).click();
    await expect(phone.page.getByText('Your e-mail address is confirmed')).toBeVisible();
    await phone.page.goto(link);
    await expect(phone.page.getByText('This address is confirmed')).toBeVisible();
    expect(phone.complaints).toEqual([]);
    await phone.context.close();
  });

  test('works without scripts, with the button and with the way to a new link', {
    tag: '@release',
  }, async () => {
    const { page, context } = await site.openWindow();
    await signUp(page, 'bare@example.test');
    await context.close();
    const bare = await openBare();
    const reader = await bare.newPage();
    await reader.goto('/auth/confirm?token=cut-off');
    await expect(reader.getByText('This link does not work any more')).toBeVisible();
    await reader.getByLabel('Email').fill('bare@example.test');
    await reader.getByRole('button', { name: 'Send a new link' }).click();
    await expect(reader.getByText('Check your inbox for a new confirmation link.')).toBeVisible();
    await reader.goto(await linkFor('bare@example.test'));
    await reader.getByLabel('Password', { exact: true }).fill(password);
    await confirmButton(reader).click();
    await expect(reader.getByText('Your e-mail address is confirmed')).toBeVisible();
    await bare.close();
  });

  test('of an older mail leads to the page, with a way on', { tag: '@release' }, async () => {
    const { page, context } = await site.openWindow();
    await page.goto('/auth/v1/verify-email?token=ey.J.x&callbackURL=%2Fauth');
    await expect(page.getByText('This link does not work any more')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send a new link' })).toBeVisible();
    await context.close();
  });
});

test.describe('asking for another link on the sign-in page', () => {
  const toast = (page: Page, text: string) =>
    page.getByRole('region', { name: 'Notifications' }).getByText(text, { exact: true });
  const resend = (page: Page) => page.getByRole('button', { name: 'Resend confirmation' });

  test('says what is missing, and what went wrong', async () => {
    const { page, context } = await site.openWindow();
    await open(page, '/auth?mode=signin');
    await resend(page).click();
    await expect(toast(page, 'Enter your email first')).toBeVisible();
    await page.getByLabel('Email').fill('visitor@example.test');
    for (const answer of [
      { status: 200, contentType: 'text/html', body: '<p>A proxy says hello.</p>' },
      { status: 502, contentType: 'text/html', body: '<p>Bad gateway</p>' },
      null,
    ]) {
      await page.route('**/auth/v1/send-verification-email', (route) =>
        answer ? route.fulfill(answer) : route.abort(),
      );
      await resend(page).click();
      await expect(toast(page, 'Unexpected error').first()).toBeVisible();
      await expect(toast(page, 'Confirmation sent')).toHaveCount(0);
      await page.unroute('**/auth/v1/send-verification-email');
      await page.reload();
      await settled(page);
      await page.getByLabel('Email').fill('visitor@example.test');
    }
    await resend(page).click();
    await expect(toast(page, 'Confirmation sent')).toBeVisible();
    await context.close();
  });
});
