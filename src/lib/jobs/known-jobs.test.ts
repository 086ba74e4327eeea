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

it('a database that is new learns what jobs it has as soon as there are many', async () => {
  const node = await fixture.startNode();
  let done = 0;
  const doStep = handleJob(stepDue, async () => {
    done += 1;
  });
  await node.work([doStep], {});
  const doMore = async (jobs: number) => {
    const all = done + jobs;
    const steps = Array.from({ length: jobs }, (_, step) => ({ data: { step } }));
    await node.enqueueMany(fixture.db, stepDue, steps);
    await eventually(() => expect(done).toBe(all));
  };
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
