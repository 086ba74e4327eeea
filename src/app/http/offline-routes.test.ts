import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { offlineRoutes } from './offline-routes.ts';

const read = async (routes: ReturnType<typeof offlineRoutes>, path: string) => {
  const response = await routes.request(path);
  return { text: await response.text(), header: (name: string) => response.headers.get(name) };
};

/** Runs a worker's script as far as its handler of an event, in a browser that has these caches. */
async function dispatch(script: string, event: 'install' | 'activate', cacheNames: string[]) {
  const handlers = new Map<string, (event: object) => void>();
  const done: Promise<unknown>[] = [];
  const did: string[] = [];
  const log = (what: string) => async () => void did.push(what);
  runInNewContext(script, {
    caches: {
      keys: async () => cacheNames,
      delete: async (name: string) => void did.push(`delete ${name}`),
    },
    self: {
      addEventListener: (name: string, handler: (event: object) => void) =>
        handlers.set(name, handler),
      registration: { unregister: log('unregister') },
      clients: { claim: log('claim') },
      skipWaiting: log('skip waiting'),
    },
  });
  handlers.get(event)?.({ waitUntil: (promise: Promise<unknown>) => done.push(promise) });
  await Promise.all(done);
  return did;
}

describe('the service worker', () => {
  it('is asked for anew each time, and takes the place of an older one with its cache', async () => {
    const { text, header } = await read(offlineRoutes(), '/service-worker.js');
    expect(header('cache-control')).toBe('no-cache');
    const version = /direct365-offline-"[\s\S]*?"([\w-]{12})"/.exec(text)?.[1];
    const own = `direct365-offline-${version}`;
    const did = await dispatch(text, 'activate', [own, 'direct365-offline-old', 'somebody-elses']);
    expect(did).toEqual(['delete direct365-offline-old', 'claim']);
  });

  it('can be taken away from every browser that has it', async () => {
    const { text } = await read(offlineRoutes({ isWanted: false }), '/service-worker.js');
    expect(text).not.toContain("addEventListener('fetch'");
    const did = await dispatch(text, 'activate', ['direct365-offline-old', 'somebody-elses']);
    expect(did).toEqual(['delete direct365-offline-old', 'unregister']);
  });
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
