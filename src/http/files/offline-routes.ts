import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { messagePage, messagePagePolicy, noticeStyle } from '../edge/message-page.ts';
import { removedServiceWorkerScript, serviceWorkerScript } from './service-worker.ts';

/** Shown by the service worker in the place of a page that cannot be reached: nothing in it needs the network. */
const offlinePage = messagePage({
  heading: 'No connection',
  text: 'Direct365 cannot be reached right now. Check your connection, then try again: the page you wanted is still in the address bar.',
});

/** Turned to false, the next version of the site takes the service worker away from every browser that has it. */
const isServiceWorkerWanted = true;

/** The service worker, and the page that it shows when the site cannot be reached. */
export function offlineRoutes({ isWanted = isServiceWorkerWanted } = {}): Hono {
  // A browser takes a new worker when the script differs: its version is what it keeps.
  const version = createHash('sha256')
    .update(offlinePage)
    .update(noticeStyle)
    .digest('base64url')
    .slice(0, 12);
  const script = isWanted ? serviceWorkerScript(version) : removedServiceWorkerScript;
  return new Hono()
    .get('/service-worker.js', (context) =>
      context.body(script, 200, {
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'no-cache',
        // What the worker itself may fetch.
        'content-security-policy': "default-src 'none'; connect-src 'self'",
      }),
    )
    .get('/offline', (context) =>
      context.body(offlinePage, 200, {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        'content-security-policy': messagePagePolicy,
        'x-robots-tag': 'noindex',
      }),
    )
    .get('/offline.css', (context) =>
      context.body(noticeStyle, 200, {
        'content-type': 'text/css; charset=utf-8',
        'cache-control': 'no-cache',
      }),
    );
}
