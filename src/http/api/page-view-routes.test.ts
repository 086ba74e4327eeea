import { beforeEach, describe, expect, it } from 'vitest';
import { createWrite } from '#db/write.ts';
import { createPageViewCounter } from '#features/platform/page-views/server/commands/page-view-counter.ts';
import { reportPageViews } from '#features/platform/page-views/server/queries.ts';
import { createLog } from '#lib/log.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { testPublicUrl } from '#tests/support/site.ts';

const app = await sharedTestApp();
beforeEach(async () => {
  await app.pageViews.flush();
  await app.pool.query('truncate page_views');
});

const person = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

const report = (body: unknown, headers: Record<string, string | undefined> = {}) => {
  const all = {
    'content-type': 'application/json',
    origin: testPublicUrl,
    'user-agent': person,
    ...headers,
  };
  const given = Object.entries(all).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return app.http.request('/api/page-views', {
    method: 'POST',
    headers: given,
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
};

async function counted(): Promise<unknown[]> {
  await app.pageViews.flush();
  const { rows } = await app.pool.query(
    'select day, path, referrer_host, views::int from page_views order by day, path, referrer_host',
  );
  return rows.map(({ day, path, referrer_host, views }) => [day, path, referrer_host, views]);
}

const today = () => app.clock.now().toISOString().slice(0, 10);

describe('a page view', () => {
  it('is counted by day, page and where it came from', async () => {
    const search = { path: '/', referrerHost: 'www.bing.com' };
    for (const view of [{ path: '/' }, search, search, { path: '/project/$projectId' }]) {
      const response = await report(view);
      expect([response.status, await response.text()]).toEqual([204, '']);
    }
    expect(await counted()).toEqual([
      [today(), '/', '', 1],
      [today(), '/', 'www.bing.com', 2],
      [today(), '/project/$projectId', '', 1],
    ]);
    await report(search);
    expect(await counted()).toContainEqual([today(), '/', 'www.bing.com', 3]);
  });

  it('costs no statement of its own', async () => {
    await report({ path: '/' });
    expect((await app.pool.query('select from page_views')).rowCount).toBe(0);
    expect(await counted()).toHaveLength(1);
  });

  it('belongs to the day on which it was seen', async () => {
    app.clock.moveTo('2030-12-31T23:59:59Z');
    await report({ path: '/' });
    app.clock.moveTo('2031-01-01T00:00:00Z');
    await report({ path: '/' });
    expect(await counted()).toEqual([
      ['2030-12-31', '/', '', 1],
      ['2031-01-01', '/', '', 1],
    ]);
  });

  it.each([
    ['of an id', { path: '/project/0b0f0f0e-0000-4000-8000-000000000000' }],
    ['of a page that there is not', { path: '/wp-login.php' }],
    ['with a query', { path: '/auth?token=secret' }],
    ['with more than it needs', { path: '/', userId: '1' }],
    ['from a whole address', { path: '/', referrerHost: 'https://www.bing.com/search?q=me' }],
    ['from what is no host', { path: '/', referrerHost: '<script>' }],
    ['without a page', {}],
    ['that cannot be read', '{"path":'],
  ])('%s is refused', async (_what, body) => {
    expect((await report(body)).status).toBe(400);
    expect(await counted()).toEqual([]);
  });

  it.each([
    ['a crawler', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
    ['a program without a name', { 'user-agent': undefined }],
    ['a program without an origin', { origin: undefined }],
    ['a browser with Global Privacy Control', { 'sec-gpc': '1' }],
    ['a browser with Do Not Track', { dnt: '1' }],
  ])('by %s is answered and not counted', async (_who, headers) => {
    expect((await report({ path: '/' }, headers)).status).toBe(204);
    expect(await counted()).toEqual([]);
  });

  it('is refused when another site sends it', async () => {
    const response = await report({ path: '/' }, { origin: 'https://elsewhere.example' });
    expect(response.status).toBe(403);
    expect(await counted()).toEqual([]);
  });
});

describe('the counter', () => {
  const counterOn = (db = app.db) =>
    createPageViewCounter({ write: createWrite(db), clock: app.clock, log: createLog('silent') });

  it('keeps what cannot be written, and writes it later', async () => {
    const counter = counterOn();
    counter.count({ path: '/about' });
    await app.pool.query('alter table page_views rename to page_views_away');
    await counter.flush();
    counter.count({ path: '/about' });
    await app.pool.query('alter table page_views_away rename to page_views');
    await counter.stop();
    expect(await counted()).toEqual([[today(), '/about', '', 2]]);
  });

  it('loses nothing when many nodes write the same rows at once', async () => {
    const counters = Array.from({ length: 10 }, () => counterOn());
    const hosts = Array.from({ length: 20 }, (_, index) => `host-${index}.example`);
    for (const [index, counter] of counters.entries()) {
      for (const referrerHost of index % 2 ? hosts : hosts.toReversed()) {
        counter.count({ path: '/', referrerHost });
      }
    }
    await Promise.all(counters.map((counter) => counter.stop()));
    const { referrers, paths } = await reportPageViews(app.db, today());
    expect(paths).toEqual([{ path: '/', views: 200 }]);
    expect(new Set(referrers.map(({ views }) => views))).toEqual(new Set([10]));
  });

  it('does not grow with invented hosts: they count as none', async () => {
    const counter = counterOn();
    for (let index = 0; index < 6000; index += 1) {
      counter.count({ path: '/', referrerHost: `host-${index}.example` });
    }
    await counter.stop();
    const { rows } = await app.pool.query(
      "select count(*)::int as rows, sum(views)::int as views, sum(views) filter (where referrer_host = '')::int as plain from page_views",
    );
    expect(rows).toEqual([{ rows: 5001, views: 6000, plain: 1000 }]);
  });
});

describe('too many views from one address', () => {
  it('are refused for a while', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 130 }, async () => (await report({ path: '/' })).status),
    );
    expect(new Set(statuses)).toEqual(new Set([204, 429]));
    await app.pageViews.flush();
    const { days } = await reportPageViews(app.db, today());
    expect(days[0]?.views).toBeLessThanOrEqual(120);
  });
});
