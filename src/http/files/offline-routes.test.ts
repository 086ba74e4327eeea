import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { offlineRoutes } from './offline-routes.ts';

const read = async (routes: ReturnType<typeof offlineRoutes>, path: string) => {
  const response = await routes.request(path);
  return { text: await response.text(), header: (name: string) => response.headers.get(name) };
};

/** A browser for a worker's script: it has these caches and windows. */
interface Surroundings {
  cacheNames?: string[];
  windows?: string[];
}

/** Runs a worker's script as far as its handler of an event; says what it did. */
async function dispatch(
  script: string,
  event: 'install' | 'activate' | 'push' | 'notificationclick',
  { cacheNames = [], windows = [] }: Surroundings,
  said: object = {},
) {
  const handlers = new Map<string, (event: object) => void>();
  const done: Promise<unknown>[] = [];
  const did: string[] = [];
  const log = (what: string) => async () => void did.push(what);
  runInNewContext(script, {
    URL,
    caches: {
      keys: async () => cacheNames,
      delete: async (name: string) => void did.push(`delete ${name}`),
    },
    self: {
      addEventListener: (name: string, handler: (event: object) => void) =>
        handlers.set(name, handler),
      location: new URL('https://direct365.test/service-worker.js'),
      registration: {
        unregister: log('unregister'),
        showNotification: async (title: string, how: object) =>
          void did.push(`show ${title} ${JSON.stringify(how)}`),
      },
      clients: {
        claim: log('claim'),
        matchAll: async () => windows.map((url) => ({ url, focus: log(`focus ${url}`) })),
        openWindow: async (url: string) => void did.push(`open ${url}`),
      },
      skipWaiting: log('skip waiting'),
    },
  });
  handlers.get(event)?.({ ...said, waitUntil: (promise: Promise<unknown>) => done.push(promise) });
  await Promise.all(done);
  return did;
}

describe('the service worker', () => {
  it('is asked for anew each time, and takes the place of an older one with its cache', async () => {
    const { text, header } = await read(offlineRoutes(), '/service-worker.js');
    expect(header('cache-control')).toBe('no-cache');
    const version = /direct365-offline-"[\s\S]*?"([\w-]{12})"/.exec(text)?.[1];
    const own = `direct365-offline-${version}`;
    const did = await dispatch(text, 'activate', {
      cacheNames: [own, 'direct365-offline-old', 'another-cache'],
    });
    expect(did).toEqual(['delete direct365-offline-old', 'claim']);
  });

  it('can be taken away from every browser that has it', async () => {
    const { text } = await read(offlineRoutes({ isWanted: false }), '/service-worker.js');
    expect(text).not.toContain("addEventListener('fetch'");
    const did = await dispatch(text, 'activate', {
      cacheNames: ['direct365-offline-old', 'another-cache'],
    });
    expect(did).toEqual(['delete direct365-offline-old', 'unregister']);
  });
});

describe('a notification', () => {
  const script = async () => (await read(offlineRoutes(), '/service-worker.js')).text;
  const pushed = (text: string) => ({ data: { json: () => JSON.parse(text) } });

  it('is shown as it was sent', async () => {
    const said = pushed('{"body":"There is news.","path":"/messages/1","tag":"a"}');
    expect(await dispatch(await script(), 'push', {}, said)).toEqual([
      'show Direct365 {"body":"There is news.","tag":"a","renotify":true,"data":"/messages/1"}',
    ]);
  });

  it.each([{ data: null }, pushed('7'), pushed('null')])(
    'is shown whatever comes, for a browser asks for one: %j',
    async (said) => {
      const [shown, ...others] = await dispatch(await script(), 'push', {}, said);
      expect(shown).toContain('show Direct365');
      expect(others).toEqual([]);
    },
  );

  const click = async (data: unknown, windows: string[]) => {
    const notification = { data, close: () => undefined };
    return dispatch(await script(), 'notificationclick', { windows }, { notification });
  };

  it('leads to the window that has its page open, else to a new one', async () => {
    const [there, elsewhere] = ['https://direct365.test/messages/1', 'https://direct365.test/'];
    expect(await click('/messages/1', [elsewhere, there])).toEqual([`focus ${there}`]);
    expect(await click('/messages/1', [elsewhere])).toEqual([`open ${there}`]);
    expect(await click('/messages/1', [])).toEqual([`open ${there}`]);
  });

  it.each(['https://evil.test/', '//evil.test', 'javascript:alert(1)'])(
    'never leads to another site: %s',
    async (path) => {
      expect(await click(path, [])).toEqual(['open https://direct365.test/notifications']);
    },
  );
});

describe('the offline page', () => {
  it('needs nothing but its style sheet, and runs no script', async () => {
    const { text, header } = await read(offlineRoutes(), '/offline');
    const needed = [...text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address);
    expect(needed).toEqual(['/offline.css']);
    expect(text).not.toContain('<script');
    expect(header('content-security-policy')).toContain("default-src 'none'");
    expect(header('x-robots-tag')).toBe('noindex');
  });
});
