import type { Page } from '@playwright/test';
import { demoSite } from '#tests/support/e2e/demo-site.ts';
import { open } from '#tests/support/e2e/settled.ts';
import { expect, test } from '#tests/support/e2e/test.ts';
import { toast } from './pages/demo-person.ts';

/* How people come in: from the first look around to where they wanted to go. */

const site = demoSite();
const password = 'a long enough sentence';

async function confirm(page: Page, email: string) {
  const mail = await site.waitForMail(email, /confirm/i);
  await open(page, mail.links.find((address) => address.includes('/auth/confirm')) ?? '');
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(page.getByText('Your e-mail address is confirmed')).toBeVisible();
}

async function signIn(page: Page, email: string) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

test.describe('a visitor who wants to browse', () => {
  test('reads why to sign up, browses the directory, and returns to the wanted page', async () => {
    const { page, complaints } = await site.openWindow();
    const email = 'val@way-in.test';
    await open(page, '/business-home');
    await page.getByRole('link', { name: 'Browse Consultants' }).first().click();
    await page.waitForURL('**/consultants');
    await open(page, '/find-consultants');
    await page.waitForURL('**/auth?*type=client*');
    await expect(page.getByRole('tab', { name: 'Sign Up' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(page.getByText('Searching needs a client account')).toBeVisible();

    await page.getByRole('link', { name: 'Browse the Directory' }).click();
    await page.waitForURL('**/consultants');
    await expect(page.getByRole('heading', { name: 'Newest in the directory' })).toBeVisible();
    await page
      .getByRole('link', { name: /^Power BI/ })
      .first()
      .click();
    await page.waitForURL('**/consultants/skill/power-bi');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Power BI');
    await page.goBack();
    await page.goBack();

    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Create Client Account' }).click();
    await expect(page.getByText(`It went to ${email}.`)).toBeVisible();
    await expect(page.getByLabel('Password', { exact: true })).toHaveCount(0);
    await page.getByRole('button', { name: 'Sign up with another address' }).click();
    await expect(page.getByLabel('Email')).toHaveValue('');

    await confirm(page, email);
    await page.waitForURL('**/find-consultants');
    await expect(page.getByText('Account Pending Approval').first()).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test('is asked to sign in, not to sign up, once they have been signed in here', {
    tag: '@release',
  }, async () => {
    const { page: before, context } = await site.openAs('client@demo.test');
    await open(before, '/client/portal');
    const session = (await context.cookies()).find(({ name }) => name.includes('session'));
    await context.clearCookies({ name: session?.name ?? '' });
    // A page that is still open asks first, and learns that the session has ended.
    await open(before, '/about');
    const page = await context.newPage();
    for (const round of ['the first time', 'and after that']) {
      await page.goto('/find-consultants');
      await page.waitForURL('**/auth?*mode=signin*');
      await expect(page.getByText('Searching needs a client account'), round).toBeVisible();
    }
  });

  test('is led on to where they wanted to go by way of a new password', {
    tag: '@release',
  }, async () => {
    const { page, complaints } = await site.openWindow();
    const email = 'pending-client@demo.test';
    await open(page, '/auth?mode=signin&next=%2Ffind-consultants');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await page.waitForURL('**/auth/forgot-password?next=*');
    // The sign-in page has such a field, too, and stands a moment longer than its address.
    await expect(page.getByRole('heading', { name: 'Forgotten password' })).toBeVisible();
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByText('Check your email')).toBeVisible();
    const mail = await site.waitForMail(email, /choose a new password/i);
    await open(page, mail.links.find((address) => address.includes('/auth/reset-password')) ?? '');
    await page.getByRole('textbox', { name: 'New password', exact: true }).fill(password);
    await page.getByRole('button', { name: 'Save the new password' }).click();
    await page.waitForURL('**/auth?mode=signin&next=*');
    await signIn(page, email);
    await page.waitForURL('**/find-consultants');
    expect(complaints).toEqual([]);
  });

  test('finds the prices in the header and in the footer', { tag: '@release' }, async () => {
    const { page } = await site.openWindow();
    await open(page, '/about');
    for (const place of ['Main', 'Footer']) {
      await expect(
        page.getByRole('navigation', { name: place }).getByRole('link', { name: 'Pricing' }),
      ).toHaveAttribute('href', '/subscribe');
    }
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Pricing' })
      .click();
    await page.waitForURL('**/subscribe');
    await expect(page.getByText('$75', { exact: true }).first()).toBeVisible();
  });
});

test.describe('a consultant who is not subscribed', () => {
  test('reads what is missing, reads a project, subscribes, and continues the application', async () => {
    const { page, context } = await site.openAs('new-consultant@demo.test');
    await open(page, '/consultant/portal?tab=anything');
    await expect(page.getByRole('tab', { name: 'My Profile' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    expect(new URL(page.url()).search).toBe('');
    await expect(page.getByRole('heading', { name: 'You are not listed yet' })).toBeVisible();
    await expect(page.getByText('Have an active subscription: missing')).toBeVisible();

    await page.getByRole('tab', { name: 'Available Projects' }).click();
    const card = page.getByRole('listitem').filter({ hasText: 'Your match:' }).first();
    await expect(card.getByText(/^Your match: \d+ of 100$/)).toBeVisible();
    await card.getByRole('heading').getByRole('link').click();
    await page.waitForURL('**/apply?read=true');
    const wanted = new URL(page.url()).pathname;
    // The portal has a link to the plans, too, and goes a moment after its address.
    await expect(page.getByText('Read the project, then tell its client')).toBeVisible();
    await page.getByRole('link', { name: 'See plans', exact: true }).click();
    await page.waitForURL('**/subscribe?next=*');

    const opened = context.waitForEvent('page');
    await page.getByRole('button', { name: /Start Monthly Plan/ }).click();
    const checkout = await opened;
    await checkout.getByRole('button', { name: 'Start trial' }).click();
    await checkout.waitForURL('**/consultant/portal**');
    await expect(checkout.getByRole('link', { name: 'See plans and subscribe' })).toHaveCount(0);
    await checkout.getByRole('link', { name: 'Go on with your application' }).click();
    await checkout.waitForURL(`**${wanted}`);
    await expect(checkout.getByRole('heading', { name: 'Your application' })).toBeVisible();
  });
});

test.describe('a visitor who orders a service', () => {
  test('fills in a short form on a phone, gets a receipt, and an admin answers', async () => {
    const visitor = await site.openWindow({ width: 390, height: 844 });
    const { page } = visitor;
    const email = 'ola@order.test';
    await open(page, '/business-services');
    await page.getByRole('link', { name: 'Get Started with Contract drafting' }).click();
    await page.waitForURL('**/business-services/order?service=contracts');
    await expect(page.getByRole('combobox', { name: 'Service' })).toHaveValue('contracts');
    await page.getByRole('button', { name: 'Send Request' }).click();
    await expect(page.getByText('Please enter your name').first()).toBeVisible();
    await page.getByLabel('Your name').fill('Ola Order');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('What do you need?').fill('A contract for three months of work on site.');
    await page.getByRole('button', { name: 'Send Request' }).click();
    await expect(page.getByText('We have your request')).toBeVisible();
    expect((await site.waitForMail(email, /We have your request/)).subject).toBe(
      'We have your request: Contract drafting',
    );
    await site.waitForMail('admin@demo.test', /Contract drafting: a request from Ola Order/);
    expect(visitor.complaints).toEqual([]);

    const admin = await site.openAs('admin@demo.test');
    await open(admin.page, '/admin');
    await admin.page.getByRole('link', { name: 'Service Requests' }).click();
    const row = admin.page.getByRole('listitem').filter({ hasText: 'Ola Order' });
    await expect(row.getByRole('link', { name: email })).toBeVisible();
    await row.getByRole('button', { name: 'Mark as Answered' }).click();
    await expect(toast(admin.page, 'Marked as answered')).toBeVisible();
    await expect(row.getByText('Answered', { exact: true })).toBeVisible();
  });
});

test('an order whose answer was lost is one when it is sent again, and another once it is corrected', {
  tag: '@release',
}, async () => {
  const { page } = await site.openWindow();
  const email = 'lost@order.test';
  await open(page, '/business-services/order?service=contracts');
  await page.getByLabel('Your name').fill('Lou Lost');
  await page.getByLabel('Email').fill(email);
  const message = page.getByLabel('What do you need?');
  await message.fill('A contract for three months of work.');
  // Requests arrive, and their answers do not.
  let arrived = 0;
  await page.route('**/api/service-requests', async (route) => {
    await route.fetch();
    arrived += 1;
    await route.abort();
  });
  const send = page.getByRole('button', { name: 'Send Request' });
  for (const times of [1, 2]) {
    await send.click();
    await expect.poll(() => arrived).toBe(times);
    await expect(page.getByText('Your request could not be sent.').first()).toBeVisible();
    await expect(send).toBeEnabled();
  }
  await page.unroute('**/api/service-requests');
  await message.fill('A contract for four months of work.');
  await send.click();
  await expect(page.getByText('We have your request')).toBeVisible();

  const admin = await site.openAs('admin@demo.test');
  await open(admin.page, '/admin/service-requests');
  const rows = admin.page.getByRole('listitem').filter({ hasText: 'Lou Lost' });
  await expect(rows.filter({ hasText: 'three months' })).toHaveCount(1);
  await expect(rows.filter({ hasText: 'four months' })).toHaveCount(1);
  await expect(rows).toHaveCount(2);
});

test('a page that does not exist says so in its title', async () => {
  const { page } = await site.openWindow();
  await page.goto('/no-such-page');
  await expect(page).toHaveTitle('Page not found · Direct365');
});
