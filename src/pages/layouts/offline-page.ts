import { isAllowed, subscribeToConsent } from '#features/platform/cookie-consent/web/consent.ts';

const script = '/service-worker.js';

/**
 * Keeps a page for times without a connection in this browser, while functional storage is allowed: a service
 * worker is storage, and the site works without it. Only the built site has one.
 */
export function keepOfflinePage(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  followConsent();
  subscribeToConsent(followConsent);
}

function followConsent(): void {
  const { serviceWorker } = navigator;
  const settled = isAllowed('functional')
    ? serviceWorker.register(script)
    : removeWorker(serviceWorker);
  // Storage that is switched off or full: the site goes on without it.
  settled.catch(() => undefined);
}

async function removeWorker(container: ServiceWorkerContainer): Promise<void> {
  const registration = await container.getRegistration('/');
  if (!registration) return;
  await registration.unregister();
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
}
