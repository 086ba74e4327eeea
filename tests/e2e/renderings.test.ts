import { once } from 'node:events';
import { connect } from 'node:net';
import pg from 'pg';
import { demoSite } from '#tests/support/e2e/demo-site.ts';
import { expect, test } from '#tests/support/e2e/test.ts';

import { startReading } from './pages/reading.ts';

/*
 * A page that is being rendered uses memory until the client has read it to its end or it is cancelled. None is left
 * behind.
 */

const site = demoSite();

const metric = async (name: string): Promise<number> => {
  const text = await (await fetch(`${site.url}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
};
const inProgress = () => metric('direct365_page_renderings');
const begun = () => metric('direct365_page_renderings_begun_total');

const waitUntilNoneIsLeft = () => expect.poll(inProgress).toBe(0);

async function renderingsOf(path: string, init: RequestInit = {}) {
  const before = await begun();
  const response = await fetch(site.url + path, { redirect: 'manual', ...init });
  await response.text();
  return { status: response.status, renderings: (await begun()) - before };
}

test.describe('a page that is not there', () => {
  test('is rendered once, and nothing of it is left', async () => {
    const addresses = [
      '/consultants/skill/no-such-skill',
      '/consultants/city/no-such-city',
      '/consultants/skill/sales?after=nonsense',
      '/no-such-page',
      '/project/nonsense',
    ];
    for (const path of addresses) {
      for (const method of ['GET', 'HEAD']) {
        const { status, renderings } = await renderingsOf(path, { method });
        expect([path, method, status >= 300, renderings]).toEqual([path, method, true, 1]);
      }
    }
    await waitUntilNoneIsLeft();
  });

  test('leaves nothing when many ask for it at once and go without reading', async () => {
    const many = Array.from({ length: 40 }, async (_, index) => {
      const abort = new AbortController();
      const address = `${site.url}/consultants/skill/missing-${index}`;
      const response = await fetch(address, { signal: abort.signal });
      expect(response.status).toBe(404);
      abort.abort();
    });
    await Promise.all(many);
    await waitUntilNoneIsLeft();
  });
});

test.describe('a page that is there', () => {
  test('leaves nothing when only its head is requested, or when no client reads it', async () => {
    const { cookie } = await startReading(site, 'client@demo.test');
    for (const path of ['/client/portal', '/find-consultants', '/auth', '/about']) {
      for (const method of ['HEAD', 'GET']) {
        const response = await fetch(site.url + path, { method, headers: { cookie } });
        expect([path, method, response.status]).toEqual([path, method, 200]);
        await response.body?.cancel();
      }
    }
    await waitUntilNoneIsLeft();
  });

  test('comes whole and small, however often its parts are not there yet', async () => {
    const { cookie } = await startReading(site, 'client@demo.test');
    const askFor = (path: string) => fetch(site.url + path, { headers: { cookie } });
    for (const [path, heading, longest] of [
      ['/find-consultants', 'Find Consultants', 260_000],
      ['/client/portal', 'Your Projects', 130_000],
    ] as const) {
      // The first may find code that is loaded with the first page, and waits for it.
      for (const round of ['first', 'second']) {
        const response = await askFor(path);
        // One piece: what comes in pieces has no length.
        const length = Number(response.headers.get('content-length'));
        expect([path, round, length > 1000, length < longest / 4]).toEqual([
          path,
          round,
          true,
          true,
        ]);
        expect(response.headers.get('content-encoding')).toBe('gzip');
        const html = await response.text();
        expect(html.length).toBeLessThan(longest);
        expect(html.startsWith('<!DOCTYPE html><html')).toBe(true);
        expect(html.endsWith('</body></html>')).toBe(true);
        expect(html).toContain(heading);
        // Nothing is left for the browser to fill in, and it can hydrate what it got, with its data.
        expect(html).not.toMatch(/<!--\$[?!]-->/);
        expect(html.match(/\$_TSR\.router=/g)).toHaveLength(1);
        expect(html.match(/\$_TSR\.e\(\)/g)).toHaveLength(1);
      }
    }
  });

  test('is given up when its reader goes away in the middle', async () => {
    const { cookie } = await startReading(site, 'client@demo.test');
    await waitUntilNoneIsLeft();
    const database = new pg.Client({ connectionString: site.connectionString });
    await database.connect();
    try {
      // The page waits for its data as long as this lasts.
      await database.query('begin; lock table projects in access exclusive mode');
      const { hostname, port } = new URL(site.url);
      const reader = connect(Number(port), hostname);
      await once(reader, 'connect');
      reader.write(
        `GET /client/portal HTTP/1.1\r\nHost: ${hostname}:${port}\r\nCookie: ${cookie}\r\n\r\n`,
      );
      await expect.poll(inProgress).toBe(1);
      reader.destroy();
      await waitUntilNoneIsLeft();
    } finally {
      await database.query('rollback');
      await database.end();
    }
  });
});

test('pages of several users at once are each their own, whichever client disconnects', async () => {
  const people = await Promise.all(
    (['client', 'pending-client', 'consultant', 'new-consultant', 'admin'] as const).map(
      async (name) => {
        const { cookie } = await startReading(site, `${name}@demo.test`);
        return { cookie, isNamed: new RegExp(`(?<![-\\w])${name}@demo\\.test`) };
      },
    ),
  );
  const paths = ['/account', '/find-consultants', '/no-such-page'];
  const encodings = ['br', 'gzip', 'identity'];
  let read = 0;
  const askOnce = async (n: number) => {
    const reader = people[n % people.length];
    const path = paths[n % paths.length];
    const abort = new AbortController();
    // Every fourth goes, one a little later than the other.
    const going = n % 4 === 0 ? setTimeout(() => abort.abort(), n % 60) : undefined;
    const headers = {
      cookie: reader?.cookie ?? '',
      'accept-encoding': encodings[n % encodings.length] ?? '',
    };
    try {
      const answer = await fetch(`${site.url}${path}`, { headers, signal: abort.signal });
      const text = await answer.text();
      read += 1;
      if (answer.status === 200) expect(text.endsWith('</body></html>')).toBe(true);
      const named = people.filter(({ isNamed }) => isNamed.test(text));
      expect(named.filter((person) => person !== reader)).toEqual([]);
      if (path === '/account') expect(named).toEqual([reader]);
    } catch (error) {
      if (!abort.signal.aborted) throw error;
    } finally {
      clearTimeout(going);
    }
  };
  let asked = 0;
  const askOn = async () => {
    while (asked < 480) {
      asked += 1;
      await askOnce(asked);
    }
  };
  await Promise.all(Array.from({ length: 16 }, askOn));
  expect(read).toBeGreaterThan(300);
  await waitUntilNoneIsLeft();
});
