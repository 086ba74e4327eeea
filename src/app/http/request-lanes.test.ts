import { Registry } from 'prom-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { projectFields } from '#tests/support/factories.ts';
import { testMetricsToken, testPublicUrl } from '#tests/support/site.ts';
import { boundedRenderer, createRequestLanes, Lane, TooBusy } from './request-lanes.ts';

describe('a lane', () => {
  it('works on so many at a time, lets so many wait, and refuses the rest at once', async () => {
    const lane = new Lane({ atOnce: 2, waiting: 3 });
    const begun: number[] = [];
    const ends: (() => void)[] = [];
    const works = Array.from({ length: 7 }, (_, n) =>
      lane
        .run(async () => {
          begun.push(n);
          await new Promise<void>((resolve) => ends.push(resolve));
          return n;
        })
        .catch((error: unknown) => (error instanceof TooBusy ? 'refused' : error)),
    );
    expect(await Promise.all(works.slice(5))).toEqual(['refused', 'refused']);
    expect({ begun, inside: lane.inside, waiting: lane.waiting, refused: lane.refused }).toEqual({
      begun: [0, 1],
      ...{ inside: 2, waiting: 3, refused: 2 },
    });
    while (lane.inside > 0) {
      ends.shift()?.();
      await Promise.resolve();
    }
    expect(await Promise.all(works.slice(0, 5))).toEqual([0, 1, 2, 3, 4]);
    expect(lane.waiting).toBe(0);
  });

  it('gives the place of work that fails to the next', async () => {
    const lane = new Lane({ atOnce: 1, waiting: 1 });
    const failing = lane.run(() => Promise.reject(new Error('broken')));
    const next = lane.run(() => 'done');
    await expect(failing).rejects.toThrow('broken');
    expect(await next).toBe('done');
    expect(lane.inside).toBe(0);
  });

  it('lets nobody wait for ever', async () => {
    const lane = new Lane({ atOnce: 1, waiting: 1 }, 10);
    const { promise, resolve } = Promise.withResolvers<void>();
    const first = lane.run(() => promise);
    await expect(lane.run(() => 'never')).rejects.toThrow(TooBusy);
    expect(lane.waiting).toBe(0);
    resolve();
    await first;
    expect(lane.inside).toBe(0);
  });
});

it('pages for everybody are made a few at a time; whoever has their own was counted before', async () => {
  const lanes = createRequestLanes(new Registry());
  const { promise, resolve } = Promise.withResolvers<Response>();
  const renderer = boundedRenderer({ fetch: () => promise }, lanes);
  const render = (isForEverybody: boolean) =>
    renderer.fetch(new Request('http://site/'), { context: { isForEverybody } as never });
  const shared = Array.from({ length: 200 }, () =>
    Promise.resolve(render(true)).catch(() => 'refused'),
  );
  void render(false);
  await Promise.resolve();
  expect(lanes.renderings.inside).toBeLessThan(10);
  expect(lanes.renderings.refused).toBeGreaterThan(50);
  resolve(new Response('page'));
  await Promise.all(shared);
  expect(lanes.renderings.inside).toBe(0);
});

describe('under a flood of writes', () => {
  let app: TestApp;
  let cookie: string;
  beforeAll(async () => {
    app = await createTestApp();
    cookie = await app.cookieOf(await app.make.client());
  });
  afterAll(() => app.close());

  const post = () =>
    app.http.request('/api/projects', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: testPublicUrl, cookie },
      body: JSON.stringify(projectFields),
    });

  it('250 at once are all done: none fails for want of a connection', {
    timeout: 60_000,
  }, async () => {
    const answers = await Promise.all(Array.from({ length: 250 }, post));
    const statuses = new Set(answers.map(({ status }) => status));
    // On a very slow machine some may be told to come again, never that something is broken.
    expect([...statuses].filter((status) => ![201, 503].includes(status))).toEqual([]);
    expect(statuses).toContain(201);
  });

  it('those that are too many are told so at once, and health is told as ever', {
    timeout: 60_000,
  }, async () => {
    const blocker = await app.pool.connect();
    await blocker.query('begin');
    await blocker.query('lock table projects in access exclusive mode');
    const answered: Response[] = [];
    const writes = Array.from({ length: 400 }, async () => {
      const response = await post();
      answered.push(response);
      return response;
    });
    // Those in the lane hang; the answers that come are refusals.
    while (answered.length < 80) await new Promise((resolve) => setTimeout(resolve, 5));
    const [refused] = answered;
    expect(refused?.status).toBe(503);
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused?.json()).toMatchObject({ code: 'TOO_BUSY' });
    expect((await app.http.request('/healthz')).status).toBe(200);
    expect((await app.http.request('/readyz')).status).toBe(200);
    const headers = { authorization: `Bearer ${testMetricsToken}` };
    const metrics = await (await app.http.request('/metrics', { headers })).text();
    expect(metrics).toMatch(/direct365_requests\{kind="writes",state="in_progress"\} 8/);
    expect(metrics).toMatch(/direct365_requests_refused_total\{kind="writes"\} \d\d/);
    await blocker.query('rollback');
    blocker.release();
    const statuses = new Set((await Promise.all(writes)).map(({ status }) => status));
    expect([...statuses].sort()).toEqual([201, 503]);
  });
});
