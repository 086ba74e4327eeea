// What the browser itself says and does about notifications; only for code that runs in one.

const worker = '/service-worker.js';

/** How notifications stand in this browser; `on` says nothing of whose they are. */
export type BrowserPushState = 'unsupported' | 'blocked' | 'off' | 'on';

/** Asks this browser how notifications stand in it. */
export async function readBrowserPush(): Promise<BrowserPushState> {
  const isSupported =
    'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!isSupported) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  return (await findSubscription()) ? 'on' : 'off';
}

/** Calls back when the user changes the browser's settings for notifications. Returns the way to stop. */
export function followPermission(listener: () => void): () => void {
  const stop = new AbortController();
  // Some browsers have nothing to ask: the state is read again when the page is.
  navigator.permissions
    ?.query({ name: 'notifications' })
    .then((status) => status.addEventListener('change', listener, { signal: stop.signal }))
    .catch(() => undefined);
  return () => stop.abort();
}

/** The person did not allow notifications when the browser asked. */
export class PermissionNotGiven extends Error {
  override readonly name = 'PermissionNotGiven';
}

/**
 * Asks the person, then binds this browser to the site's key. Throws PermissionNotGiven, and what the browser throws
 * when its push service is not to be had.
 */
export async function subscribeBrowser(
  publicKey: string,
): Promise<{ endpoint: string; p256dh: string; auth: string }> {
  if ((await Notification.requestPermission()) !== 'granted') throw new PermissionNotGiven();
  await navigator.serviceWorker.register(worker);
  const { pushManager } = await navigator.serviceWorker.ready;
  // One that is there may be bound to an earlier key, or belong to another user.
  await (await pushManager.getSubscription())?.unsubscribe();
  const made = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  const { endpoint, keys } = made.toJSON();
  if (!endpoint || !keys?.p256dh || !keys.auth) throw new Error('The subscription has no keys.');
  return { endpoint, p256dh: keys.p256dh, auth: keys.auth };
}

/** Has this browser take no messages any more; nothing where it took none. */
export async function unsubscribeBrowser(): Promise<void> {
  await (await findSubscription())?.unsubscribe();
}

async function findSubscription(): Promise<PushSubscription | null> {
  if (!('serviceWorker' in navigator)) return null;
  const registration = await navigator.serviceWorker.getRegistration('/');
  return (await registration?.pushManager?.getSubscription()) ?? null;
}
