import { Registry } from 'prom-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountMade } from '#features/identity/accounts/server/jobs.ts';
import { mailRequested } from '#lib/mail/mailer.ts';
import { watchQueue } from '#operations/metrics/job-metrics.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { findQueueObstacle, listQueueLimits } from './queue-health.ts';

const well = { isWorking: true, secondsSinceAnswer: 9, isListening: true };

describe('a node', () => {
  it('is ready while the database answers its job queue', () => {
    expect(findQueueObstacle(well)).toBeNull();
    expect(listQueueLimits(well)).toEqual([]);
  });

  it('is not ready when the queue has got no answer for longer than any wait may last', () => {
    expect(findQueueObstacle({ ...well, secondsSinceAnswer: 31 })).toMatch(/do not reach/);
    expect(findQueueObstacle({ ...well, secondsSinceAnswer: 29 })).toBeNull();
  });

  it('is ready and reports it when it has to poll for unannounced jobs', () => {
    const deaf = { ...well, isListening: false };
    expect(findQueueObstacle(deaf)).toBeNull();
    expect(listQueueLimits(deaf)).toEqual([expect.stringContaining('may wait ten seconds')]);
  });

  it('that only records jobs needs none of it', () => {
    const recording = { isWorking: false, secondsSinceAnswer: 500, isListening: false };
    expect(findQueueObstacle(recording)).toBeNull();
    expect(listQueueLimits(recording)).toEqual([]);
  });
});

describe('what is measured of the queue', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());

  it('is the age of the oldest job that is due, the silence, and whether it listens', async () => {
    await app.pool.query(
      `insert into jobs.job (name, data, start_after, state)
       select name, '{}', now() - interval '100 seconds', 'created' from jobs.queue
        where name = 'mail-requested'`,
    );
    const registry = new Registry();
    watchQueue(registry, app.services.jobs, async () => false);
    const text = await registry.metrics();
    const read = (name: string) => Number(new RegExp(`^${name} (.+)$`, 'm').exec(text)?.[1]);
    expect(read('direct365_jobs_oldest_due_seconds')).toBeGreaterThanOrEqual(100);
    expect(read('direct365_jobs_silence_seconds')).toBeGreaterThanOrEqual(0);
    expect(read('direct365_jobs_listening')).toBe(1);
    expect(read('direct365_failed_jobs')).toBe(0);
    expect(read('direct365_job_due_seconds{kind="mail-requested"}')).toBeGreaterThanOrEqual(100);
    expect(read('direct365_jobs{kind="mail-requested",state="waiting"}')).toBe(1);
  });

  it('is the age of the oldest mail that no server takes, also while none is due, except for paused mails', async () => {
    await app.pool.query('delete from jobs.job');
    const measure = async (isHeld = false) => {
      const registry = new Registry();
      watchQueue(registry, app.services.jobs, async () => isHeld);
      const text = await registry.metrics();
      return (name: string) => Number(new RegExp(`^${name} (.+)$`, 'm').exec(text)?.[1]);
    };
    const mails = 'direct365_mails_oldest_undelivered_seconds';
    expect((await measure())(mails)).toBe(0);
    // One that was deferred, and one that is written for later.
    await app.pool.query(
      `insert into jobs.job (name, data, state, retry_count, created_on, start_after) values
         ('mail-requested', '{}', 'retry', 8, now() - interval '5000 seconds', now() + interval '1 hour'),
         ('mail-requested', '{}', 'created', 0, now() - interval '9000 seconds', now() + interval '1 hour'),
         ('application-accepted', '{}', 'retry', 3, now() - interval '700 seconds', now() + interval '1 minute')`,
    );
    const read = await measure();
    expect(read('direct365_jobs_oldest_due_seconds')).toBe(0);
    expect(Math.floor(read(mails) / 1000)).toBe(5);
    const retried = (kind: string) => read(`direct365_job_retry_seconds{kind="${kind}"}`);
    expect(Math.floor(retried('application-accepted') / 100)).toBe(7);
    expect(Math.floor(retried('mail-requested') / 1000)).toBe(5);
    expect((await measure(true))(mails)).toBe(0);
    await app.pool.query('delete from jobs.job');
  });

  it('does not count the time before a mail was due', async () => {
    const startAfter = new Date(Date.now() + 3_600_000);
    const id = await app.services.jobs.enqueue(
      app.db,
      mailRequested,
      { mail: 'welcome', to: { name: '', address: 'late@example.test' }, props: {} },
      { startAfter },
    );
    await app.pool.query(
      `update jobs.job set created_on = now() - interval '12 hours', state = 'retry' where id = $1`,
      [id],
    );
    expect(await app.services.jobs.countUndone(mailRequested)).toEqual({ count: 1, seconds: 0 });
    await app.pool.query('delete from jobs.job');
  });

  it('is how its runs ended, by kind', async () => {
    await app.pool.query('delete from jobs.job');
    const { jobs } = app.services;
    const registry = new Registry();
    watchQueue(registry, jobs, async () => false);
    expect(await registry.metrics()).not.toMatch(/^direct365_job_runs_total\{/m);
    await jobs.enqueue(app.db, accountMade, { userId: await app.make.client() });
    // One that nothing can be done with, at its last try.
    await app.pool.query(
      `insert into jobs.job (name, data, retry_limit, retry_count, state)
       values ('account-made', '{"userId":"unknown"}', 14, 14, 'retry')`,
    );
    await app.settle();
    const text = await registry.metrics();
    const runs = 'direct365_job_runs_total{kind="account-made",outcome';
    expect(text).toContain(`${runs}="completed"} 1\n`);
    expect(text).toContain(`${runs}="given-up"} 1\n`);
  });
});
