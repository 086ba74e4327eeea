/** What the service worker keeps: the offline page and what that page is made of, and nothing else. */
export const offlineFiles = ['/offline', '/offline.css'] as const;

/** All caches of the service worker begin with this. */
const cachePrefix = 'direct365-offline-';

/**
 * The service worker: pages always come from the network, and when that fails the offline page is shown in their place.
 * In browsers that were asked to, it shows notifications; a click opens their page, or goes to the window that has it
 * open. A new version replaces the old one and its cache at once.
 */
export const serviceWorkerScript = (
  version: string,
): string => `const prefix = ${JSON.stringify(cachePrefix)};
const name = prefix + ${JSON.stringify(version)};
const files = ${JSON.stringify(offlineFiles)};

async function install() {
  const cache = await caches.open(name);
  await cache.addAll(files.map((file) => new Request(file, { cache: 'reload', credentials: 'omit' })));
  await self.skipWaiting();
}

async function activate() {
  const names = await caches.keys();
  await Promise.all(names.filter((one) => one.startsWith(prefix) && one !== name).map((one) => caches.delete(one)));
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

async function fromNetwork(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch (error) {
    const page = await caches.match(files[0], { cacheName: name });
    if (page) return page;
    throw error;
  }
}

async function fromCache(event, file) {
  return (await caches.match(file, { cacheName: name })) ?? fetch(event.request);
}

function read(data) {
  try {
    const { body, path, tag } = data.json();
    return { body: String(body), path: String(path), tag: String(tag) };
  } catch {
    return { body: 'There is news for you.', path: '/notifications', tag: 'news' };
  }
}

// A browser takes the right away from a site that shows nothing: something is shown in any case.
function show(event) {
  const { body, path, tag } = read(event.data);
  return self.registration.showNotification('Direct365', { body, tag, renotify: true, data: path });
}

async function open(notification) {
  notification.close();
  const { origin } = self.location;
  const asked = new URL(String(notification.data), origin);
  const { href } = asked.origin === origin ? asked : new URL('/notifications', origin);
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find((one) => one.url === href);
  // Other open pages stay as they are: the user may be writing there.
  await (there ? there.focus() : self.clients.openWindow(href));
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('push', (event) => event.waitUntil(show(event)));
self.addEventListener('notificationclick', (event) => event.waitUntil(open(event.notification)));
self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  if (method !== 'GET') return;
  if (mode === 'navigate') event.respondWith(fromNetwork(event));
  else if (url === self.location.origin + files[1]) event.respondWith(fromCache(event, files[1]));
});
`;

/**
 * What is served in the place of the service worker when there is to be none. Browsers fetch it within a day, and it
 * takes away its predecessor, the caches and itself.
 */
export const removedServiceWorkerScript = `async function remove() {
  const names = await caches.keys();
  await Promise.all(names.filter((one) => one.startsWith(${JSON.stringify(cachePrefix)})).map((one) => caches.delete(one)));
  await self.registration.unregister();
}

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(remove()));
`;
