import type { BrowserContext, Page } from '@playwright/test';
import { z } from 'zod';
import { consentStorage, defaultPreferences } from '#features/cookie-consent/rules.ts';
import { createVapidKeys } from '#lib/push/web-push-service.ts';
import { violationsOf } from '#tests/support/axe-violations.ts';
import { demoSite } from '#tests/support/journey/demo-site.ts';
import { open, settled } from '#tests/support/journey/settled.ts';
import { expect, test } from '#tests/support/journey/test.ts';

/* A browser shows notifications once its person has asked for it there, and until they turn it off. */

const site = demoSite();

const allowFunctional = `
  localStorage.setItem('${consentStorage.preferences}', '${JSON.stringify({ ...defaultPreferences, functional: true })}');
  localStorage.setItem('${consentStorage.flag}', '${consentStorage.flagSet}');`;

/** The push service of this browser is out of reach here: what it hands to the page is made up, and nothing else. */
const withPushService = (address: { endpoint: string; p256dh: string; auth: string }) => `
  const { endpoint, ...keys } = ${JSON.stringify(address)};
  const made = {
    endpoint,
    toJSON: () => ({ endpoint, keys }),
    unsubscribe: async () => { sessionStorage.removeItem('made up'); return true; },
  };
  PushManager.prototype.getSubscription = async () => sessionStorage.getItem('made up') ? made : null;
  PushManager.prototype.subscribe = async (options) => {
    if (!options.userVisibleOnly || String(options.applicationServerKey).length !== 87) throw new Error('Not asked well');
    sessionStorage.setItem('made up', 'yes');
    return made;
  };`;

const part = (page: Page) =>
  page
    .locator('section, div')
    .filter({
      has: page.getByRole('heading', { name: 'Notifications in your browsers' }),
    })
    .last();
const browsers = (page: Page) => page.getByRole('list', { name: 'Browsers with notifications' });

const registrationSchema = z.object({
  registrations: z.array(z.object({ registrationId: z.string(), scopeURL: z.string() })),
});

/** Hands the site's worker a message, as the push service of the browser does. */
async function deliver(context: BrowserContext, page: Page, data: string): Promise<void> {
  const session = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', (event) => {
      const [first] = registrationSchema.parse(event).registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: site.url,
    registrationId,
    data,
  });
}

const shownIn = (page: Page) =>
  page.evaluate(`navigator.serviceWorker.ready
    .then((registration) => registration.getNotifications())
    .then((shown) => shown.map(({ title, body, data }) => [title, body, data]))`);

test('A browser that may not show notifications says why, and what would help', async () => {
  const { page, context } = await site.openAs('client@demo.test');
  await open(page, '/account');
  await expect(page.getByText('This browser blocks notifications of Direct365.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Turn on in this browser' })).toHaveCount(0);
  await context.grantPermissions(['notifications'], { origin: site.url });
  await page.reload();
  await expect(page.getByText('Please allow functional cookies first.')).toBeVisible();
  await expect(part(page).getByRole('link', { name: 'Cookie preferences' })).toBeVisible();
  await page.evaluate(allowFunctional);
  await page.reload();
  await settled(page);
  await expect(page.getByText('They are off in this browser.')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await context.close();
});

test('A browser shows notifications from when they are turned on in it until they are turned off', async () => {
  const { page, context } = await site.openAs('consultant@demo.test');
  const endpoint = `https://push.example/${crypto.randomUUID()}`;
  await context.addInitScript(
    withPushService({ endpoint, p256dh: createVapidKeys().publicKey, auth: 'a'.repeat(22) }),
  );
  await context.grantPermissions(['notifications'], { origin: site.url });
  await open(page, '/account');
  await page.evaluate(allowFunctional);
  await page.reload();
  await settled(page);
  await page.getByRole('button', { name: 'Turn on in this browser' }).click();
  await expect(
    page.getByText('They are on in this browser, until you sign out of it.'),
  ).toBeVisible();
  await expect(browsers(page).getByRole('listitem')).toHaveCount(1);
  await expect(browsers(page).getByText('This browser', { exact: true })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  const message = { body: 'There is news of an invitation.', path: '/notifications', tag: 'a' };
  await deliver(context, page, JSON.stringify(message));
  await expect
    .poll(() => shownIn(page))
    .toEqual([['Direct365', 'There is news of an invitation.', '/notifications']]);

  const elsewhere = await site.openAs('consultant@demo.test');
  await open(elsewhere.page, '/account');
  await expect(browsers(elsewhere.page).getByRole('listitem')).toHaveCount(1);
  await expect(browsers(elsewhere.page).getByText('This browser', { exact: true })).toHaveCount(0);
  await elsewhere.context.close();

  await browsers(page).getByRole('button', { name: 'Turn off in this browser' }).click();
  await expect(page.getByText('They are off in this browser.')).toBeVisible();
  await expect(browsers(page).getByRole('listitem')).toHaveCount(0);
  await context.close();
});

test('Nothing is turned on where the push service of the browser is out of reach', async () => {
  const { page, context } = await site.openAs('client@demo.test');
  await context.addInitScript(`
    PushManager.prototype.subscribe = () => Promise.reject(new DOMException('Out of reach', 'AbortError'));`);
  await context.grantPermissions(['notifications'], { origin: site.url });
  await open(page, '/account');
  await page.evaluate(allowFunctional);
  await page.reload();
  await settled(page);
  await page.getByRole('button', { name: 'Turn on in this browser' }).click();
  await expect(
    page.getByText('The push service of this browser could not be reached. Please try again.'),
  ).toBeVisible();
  await expect(page.getByText('They are off in this browser.')).toBeVisible();
  await context.close();
});
