import type { Page } from '@playwright/test';
import { defaultPreferences } from '#features/platform/cookie-consent/rules.ts';
import { violationsOf } from '#tests/support/axe-violations.ts';
import { wholeBrowserLaunch } from '#tests/support/browser.ts';
import { demoSite } from '#tests/support/e2e/demo-site.ts';
import { open, settled } from '#tests/support/e2e/settled.ts';
import { expect, test } from '#tests/support/e2e/test.ts';
import {
  allowingFunctional,
  answering,
  loseAddress,
  withoutPushService,
  withPushService,
} from './notifying/made-up.ts';
import { clickOnNotification, deliverPush, shownNotifications } from './notifying/worker.ts';

/* A browser shows notifications once its person has asked for it there, and until they turn it off. */

test.use({ launchOptions: wholeBrowserLaunch() });

const site = demoSite();
const openNew = () => site.openAs('consultant@demo.test', { isNew: true });

const turnOn = (page: Page) => page.getByRole('button', { name: 'Turn on in this browser' });
const status = (page: Page) => page.getByRole('status').filter({ hasText: /browser/ });
const rows = (page: Page) =>
  page.getByRole('list', { name: 'Browsers with notifications' }).getByRole('listitem');

test('A browser that blocks notifications says so, and offers nothing', async () => {
  const { page, context } = await openNew();
  await answering(context, 'denied');
  await open(page, '/account');
  await expect(status(page)).toContainText('This browser blocks notifications of Direct365.');
  await expect(turnOn(page)).toHaveCount(0);
  await context.close();
});

const allowAndTurnOn = (page: Page) =>
  page.getByRole('button', { name: 'Allow Functional Cookies and Turn On' });
const stored = (page: Page): Promise<unknown> =>
  page.evaluate(
    "localStorage.getItem('cookieConsent') && JSON.parse(localStorage.getItem('cookiePreferences'))",
  );
const refuses = 'The browser was not allowed to show notifications';

test('A browser that may keep nothing of the site asks for that in the same place, by key', async () => {
  const { page, context } = await openNew();
  await answering(context, 'granted');
  await withPushService(context);
  await open(page, '/account');
  await expect(status(page)).toHaveText('They are off in this browser.');
  await expect(turnOn(page)).toHaveCount(0);
  await expect(allowAndTurnOn(page)).toHaveAccessibleDescription(/allows functional cookies/);
  expect(await violationsOf(page)).toEqual([]);
  expect(await stored(page)).toBeNull();
  await allowAndTurnOn(page).press('Enter');
  await expect(status(page)).toHaveText('They are on in this browser, until you sign out of it.');
  await expect(status(page)).toBeFocused();
  await expect(rows(page)).toHaveCount(1);
  expect(await stored(page)).toEqual({ ...defaultPreferences, functional: true });

  await page.getByRole('button', { name: 'Turn off in this browser' }).click();
  await expect(turnOn(page)).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
  // What was allowed is taken back where all of it is.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie preferences' }).click();
  await page.getByRole('switch', { name: 'Functional Cookies' }).uncheck();
  await page.getByRole('button', { name: 'Save Preferences' }).click();
  await expect(allowAndTurnOn(page)).toBeVisible();
  await context.close();
});

test('A browser that was not allowed to show them keeps nothing of the site either', async () => {
  const { page, context } = await openNew();
  await answering(context, 'default');
  await open(page, '/account');
  await allowAndTurnOn(page).click();
  await expect(page.getByText(refuses).first()).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
  // Nothing was chosen before, and nothing is now: the banner asks.
  expect(await stored(page)).toBeNull();
  await page.getByRole('button', { name: 'Reject All' }).click();
  await allowAndTurnOn(page).click();
  await expect.poll(() => stored(page)).toEqual(defaultPreferences);
  await expect(allowAndTurnOn(page)).toBeEnabled();
  await context.close();
});

test('A browser has them from when they are turned on in it until they are turned off', async () => {
  const { page, context } = await openNew();
  await allowingFunctional(context);
  await answering(context, 'granted');
  await withPushService(context);
  await open(page, '/account');
  await turnOn(page).click();
  await expect(status(page)).toHaveText('They are on in this browser, until you sign out of it.');
  await expect(status(page)).toBeFocused();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).getByText('This browser', { exact: true })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  const elsewhere = await openNew();
  await open(elsewhere.page, '/account');
  await expect(rows(elsewhere.page)).toHaveCount(1);
  await expect(rows(elsewhere.page).getByText('This browser', { exact: true })).toHaveCount(0);
  await elsewhere.context.close();

  await page.evaluate(loseAddress);
  await page.reload();
  await settled(page);
  await expect(status(page)).toHaveText('They are off in this browser.');
  await expect(rows(page)).toHaveCount(0);
  await turnOn(page).click();
  await expect(rows(page)).toHaveCount(1);

  await page.getByRole('button', { name: 'Turn off in this browser' }).click();
  await expect(status(page)).toHaveText('They are off in this browser.');
  await expect(status(page)).toBeFocused();
  await page.reload();
  await settled(page);
  await expect(turnOn(page)).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
  await context.close();
});

test('Nothing is turned on where the push service of the browser is out of reach', async () => {
  const { page, context } = await openNew();
  await allowingFunctional(context);
  await answering(context, 'granted');
  await withoutPushService(context);
  await open(page, '/account');
  await turnOn(page).click();
  await expect(
    page.getByText('The push service of this browser could not be reached.'),
  ).toBeVisible();
  await expect(status(page)).toHaveText('They are off in this browser.');
  await expect(rows(page)).toHaveCount(0);
  await context.close();
});

test('A message is shown, and a click on it leads to its page', async () => {
  const { page, context } = await openNew();
  await allowingFunctional(context);
  await context.grantPermissions(['notifications'], { origin: site.url });
  await open(page, '/account');
  const permission = await page.evaluate(() => Notification.permission);
  test
    .info()
    .skip(permission !== 'granted', 'Only a whole Chromium shows notifications, and none is here.');
  const message = { body: 'There is news of an invitation.', path: '/notifications', tag: 'a' };
  await expect(async () => {
    await page.evaluate('navigator.serviceWorker.ready');
    await deliverPush(page, message);
  }).toPass();
  const shown = { title: 'Direct365', body: message.body, data: message.path };
  await expect.poll(() => shownNotifications(page)).toEqual([shown]);

  expect(await clickOnNotification(context)).toBe('open /notifications');
  expect(await shownNotifications(page)).toEqual([]);
  await deliverPush(page, message);
  await expect.poll(() => shownNotifications(page)).toEqual([shown]);
  await open(page, '/notifications');
  expect(await clickOnNotification(context)).toBe('focus /notifications');
  await context.close();
});
