import type { BrowserContext } from '@playwright/test';
import { createVapidKeys } from '#features/notifications/lib/push/web-push-service.ts';
import { consentStorage, defaultPreferences } from '#features/platform/cookie-consent/rules.ts';

/* What a browser in a test has not: a person whom it asks, and the push service of its maker. */

/** Has the browser answer for its person when it is asked for notifications. */
export const answering = (context: BrowserContext, permission: NotificationPermission) =>
  context.addInitScript(`
    Object.defineProperty(Notification, 'permission', { get: () => '${permission}' });
    Notification.requestPermission = async () => '${permission === 'default' ? 'denied' : permission}';`);

/**
 * Gives the browser a push address of its own, where no service takes messages. It takes what a browser takes, and is
 * lost with the tab.
 */
export const withPushService = (context: BrowserContext) =>
  context.addInitScript(`{
    const given = {
      endpoint: 'https://push.example/${crypto.randomUUID()}',
      keys: { p256dh: '${createVapidKeys().publicKey}', auth: '${'a'.repeat(22)}' },
    };
    const made = {
      ...given,
      toJSON: () => given,
      unsubscribe: async () => { sessionStorage.removeItem('made up'); return true; },
    };
    PushManager.prototype.getSubscription = async () => sessionStorage.getItem('made up') ? made : null;
    PushManager.prototype.subscribe = async ({ userVisibleOnly, applicationServerKey }) => {
      if (!userVisibleOnly || String(applicationServerKey).length !== 87) throw new Error('Not asked well');
      sessionStorage.setItem('made up', 'yes');
      return made;
    };
  }`);

/** The browser has lost its address, as when its person clears what sites have stored. */
export const loseAddress = "sessionStorage.removeItem('made up')";

/** A push service that is out of reach. */
export const withoutPushService = (context: BrowserContext) =>
  context.addInitScript(
    "PushManager.prototype.subscribe = () => Promise.reject(new DOMException('Out of reach', 'AbortError'))",
  );

/** Has functional cookies allowed from the start. */
export const allowingFunctional = (context: BrowserContext) =>
  context.addInitScript(`
    localStorage.setItem('${consentStorage.preferences}', '${JSON.stringify({ ...defaultPreferences, functional: true })}');
    localStorage.setItem('${consentStorage.flag}', '${consentStorage.flagSet}');`);
