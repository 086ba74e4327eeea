import type { BrowserContext, Page } from '@playwright/test';
import { z } from 'zod';

/* The site's service worker in a browser, and messages to it from outside the site. */

const registrationsSchema = z.object({
  registrations: z.array(z.object({ registrationId: z.string() })),
});

/** Hands the worker a message, as the push service of the browser does once it has opened it. */
export async function deliverPush(page: Page, message: object): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', (event) => {
      const [first] = registrationsSchema.parse(event).registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const { origin } = new URL(page.url());
  const data = JSON.stringify(message);
  const registrationId = await registered;
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  await session.detach();
}

/** What the browser shows of the site just now. */
export const shownNotifications = (page: Page): Promise<unknown> =>
  page.evaluate(`navigator.serviceWorker.ready
    .then((registration) => registration.getNotifications())
    .then((shown) => shown.map(({ title, body, data }) => ({ title, body, data })))`);

/**
 * Clicks on the notification that is shown; says which windows the worker has the browser open or bring to the front. A
 * browser does either for a person's own click alone, so it ends there.
 */
export async function clickOnNotification(context: BrowserContext): Promise<unknown> {
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('The site has no service worker here.');
  return worker.evaluate(`new Promise(async (resolve) => {
    Clients.prototype.openWindow = async (url) => resolve('open ' + new URL(url).pathname);
    WindowClient.prototype.focus = async function () { resolve('focus ' + new URL(this.url).pathname); };
    const [notification] = await self.registration.getNotifications();
    addEventListener('error', (event) => event.preventDefault(), { once: true });
    dispatchEvent(new NotificationEvent('notificationclick', { notification }));
  })`);
}
