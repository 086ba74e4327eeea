import { Registry } from 'prom-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { eventually } from '#tests/support/eventually.ts';
import { projectFields } from '#tests/support/factories.ts';
import { testMetricsToken, testPublicUrl } from '#tests/support/site.ts';
import { BoundedQueue, boundedRenderer, createRequestQueues, TooBusy } from './request-queues.ts';

describe('a queue', () => {
  it('works on so many at a time, lets so many wait, and refuses the rest at once', async () => {
    const queue = new BoundedQueue({ atOnce: 2, waiting: 3 });
    const begun: number[] = [];
    const ends: (() => void)[] = [];
    const works = Array.from({ length: 7 }, (_, n) =>
      queue
        .run(async () => {
          begun.push(n);
          await new Promise<void>((resolve) => ends.push(resolve));
          return n;
        })
        .catch((error: unknown) => (error instanceof TooBusy ? 'refused' : error)),
    );
    expect(await Promise.all(works.slice(5))).toEqual(['refused', 'refused']);
    expect({
      begun,
      running: queue.running,
      waiting: queue.waiting,
      refused: queue.refused,
    }).toEqual({
      begun: [0, 1],
      ...{ running: 2, waiting: 3, refused: 2 },
    });
    while (queue.running > 0) {
      ends.shift()?.();
      await Promise.resolve();
    }
    expect(await Promise.all(works.slice(0, 5))).toEqual([0, 1, 2, 3, 4]);
    expect(queue.waiting).toBe(0);
  });

  it('gives the place of work that fails to the next', async () => {
    const queue = new BoundedQueue({ atOnce: 1, waiting: 1 });
    const failing = queue.run(() => Promise.reject(new Error('broken')));
    const next = queue.run(() => 'done');
    await expect(failing).rejects.toThrow('broken');
    expect(await next).toBe('done');
    expect(queue.running).toBe(0);
  });

  it('lets no request wait for ever', async () => {
    const queue = new BoundedQueue({ atOnce: 1, waiting: 1 }, 10);
    const { promise, resolve } = Promise.withResolvers<void>();
    const first = queue.run(() => promise);
    await expect(queue.run(() => 'never')).rejects.toThrow(TooBusy);
    expect(queue.waiting).toBe(0);
    resolve();
    await first;
    expect(queue.running).toBe(0);
  });
});

it('shared pages are rendered a few at a time; pages of one person were counted before', async () => {
  const queues = createRequestQueues(new Registry());
  const { promise, resolve } = Promise.withResolvers<Response>();
  const renderer = boundedRenderer({ fetch: () => promise }, queues);
  const render = (isShared: boolean) =>
    renderer.fetch(new Request('http://site/'), { context: { isShared } as never });
  const shared = Array.from({ length: 200 }, () =>
    Promise.resolve(render(true)).catch(() => 'refused'),
  );
  void render(false);
  await Promise.resolve();
  expect(queues.renderings.running).toBeLessThan(10);
  expect(queues.renderings.refused).toBeGreaterThan(50);
  resolve(new Response('page'));
  await Promise.all(shared);
  expect(queues.renderings.running).toBe(0);
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

  it('250 at once are all done: none fails for want of a connection', async () => {
    const answers = await Promise.all(Array.from({ length: 250 }, post));
    const statuses = new Set(answers.map(({ status }) => status));
    // On a very slow machine some may get a retry answer, but never a server error.
    expect([...statuses].filter((status) => ![201, 503].includes(status))).toEqual([]);
    expect(statuses).toContain(201);
  });

  it('excess requests are rejected at once, and health checks still answer', async () => {
    const blocker = await app.pool.connect();
    await blocker.query('begin');
    await blocker.query('lock table projects in access exclusive mode');
    const answered: Response[] = [];
    const writes = Array.from({ length: 400 }, async () => {
      const response = await post();
      answered.push(response);
      return response;
    });
    // Those that are worked on hang; the answers that come are refusals.
    await eventually(() => expect(answered.length).toBeGreaterThanOrEqual(80));
    const [refused] = answered;
    expect(refused?.status).toBe(503);
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused?.json()).toMatchObject({ code: 'TOO_BUSY' });
    expect((await app.http.request('/healthz')).status).toBe(200);
    // A machine that is too busy to answer in time is not ready for that moment.
    await eventually(async () => expect((await app.http.request('/readyz')).status).toBe(200));
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
