import { PgBoss } from 'pg-boss';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { createLog } from '../log.ts';
import { createJobDatabase } from './job-database.ts';
import { defineJob } from './job-definition.ts';
import { jobQueueFixture } from './job-queue-fixture.ts';
import { createOutageLog } from './outage-log.ts';

const stepDue = defineJob({ name: 'step-due', data: z.strictObject({ step: z.int() }) });

let fixture: Awaited<ReturnType<typeof jobQueueFixture>>;
beforeEach(async () => {
  fixture = await jobQueueFixture();
});
afterEach(() => fixture.close());

const prepared = z.array(z.object({ statement: z.string() }));

it('what takes up and completes jobs is prepared', async () => {
  const { connectionString, db } = fixture;
  const node = await fixture.startNode();
  const steps = Array.from({ length: 40 }, (_, step) => ({ data: { step } }));
  await node.enqueueMany(db, stepDue, steps);
  // With one session, that it can be asked.
  const database = createJobDatabase({
    ...{ connectionString, directConnectionString: connectionString, max: 1 },
    ...{ outage: createOutageLog(createLog('silent')), wake: () => true },
  });
  const boss = new PgBoss({
    db: database.queue,
    schema: 'jobs',
    supervise: false,
    schedule: false,
  });
  await boss.start();
  try {
    for (let finds = 0; finds < 10; finds += 1) {
      const jobs = await boss.fetch(stepDue.name);
      expect(jobs).toHaveLength(1);
      await boss.complete(stepDue.name, jobs);
    }
    const { rows } = await database.queue.executeSql(
      'select statement from pg_prepared_statements',
    );
    const texts = prepared.parse(rows).map(({ statement }) => statement);
    expect(texts.filter((text) => text.includes("state = 'active'"))).not.toEqual([]);
    expect(texts.filter((text) => text.includes("state = 'completed'"))).not.toEqual([]);
  } finally {
    await boss.stop();
    await database.close();
  }
});
