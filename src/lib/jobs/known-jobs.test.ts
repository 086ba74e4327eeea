import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { eventually } from '#tests/support/eventually.ts';
import { defineJob } from './job-definition.ts';
import { handleJob } from './job-handler.ts';
import { jobQueueFixture } from './job-queue-fixture.ts';

const stepDue = defineJob({ name: 'step-due', data: z.strictObject({ step: z.int() }) });

let fixture: Awaited<ReturnType<typeof jobQueueFixture>>;
beforeEach(async () => {
  fixture = await jobQueueFixture();
});
afterEach(() => fixture.close());

/** A node that does steps; so many more are queued and waited for. */
async function startSteps(): Promise<(jobs: number) => Promise<void>> {
  const node = await fixture.startNode();
  let done = 0;
  const doStep = handleJob(stepDue, async () => {
    done += 1;
  });
  await node.work([doStep], {});
  return async (jobs) => {
    const all = done + jobs;
    const steps = Array.from({ length: jobs }, (_, step) => ({ data: { step } }));
    await node.enqueueMany(fixture.db, stepDue, steps);
    await eventually(() => expect(done).toBe(all));
  };
}

it('a database that is new learns what jobs it has as soon as there are many', async () => {
  const doMore = await startSteps();
  const isKnown = async () => {
    const { rows } = await sql<{ known: boolean }>`
      select last_analyze is not null as known from pg_stat_all_tables
      where schemaname = 'jobs' and relname = 'job_common'`.execute(fixture.db);
    return rows[0]?.known;
  };
  await doMore(20);
  expect(await isKnown()).toBe(false);
  await doMore(60);
  await eventually(async () => expect(await isKnown()).toBe(true));
});

it('a job that is done is found by its key, however many were done before', async () => {
  const doMore = await startSteps();
  /** Jobs that have been looked at, as soon as the sessions have said all they have to say. */
  const looks = async () => {
    const { rows } = await sql<{ looks: number }>`
      select (coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::int as looks from pg_stat_all_tables
      where schemaname = 'jobs' and relname = 'job_common'`.execute(fixture.db);
    return rows[0]?.looks ?? 0;
  };
  const settled = async () => {
    let before = -1;
    await eventually(async () => {
      const now = await looks();
      const isSettled = now === before && now > 0;
      before = now;
      // A session says what it did a second later.
      await wait(1_200);
      expect(isSettled).toBe(true);
    });
    return before;
  };
  await doMore(600);
  const readFor40Jobs = async () => {
    const before = await settled();
    for (let jobs = 0; jobs < 40; jobs += 1) await doMore(1);
    return (await settled()) - before;
  };
  // Reading the whole queue for each job would be 24,000 rows. The queue's own upkeep reads it whole now and then: measure again then.
  let read = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < 3 && read >= 6_000; attempt += 1) read = await readFor40Jobs();
  expect(read).toBeLessThan(6_000);
});
