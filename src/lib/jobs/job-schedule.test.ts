import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { eventually } from '#tests/support/eventually.ts';
import { defineJob } from './job-definition.ts';
import { handleJob } from './job-handler.ts';
import { jobQueueFixture } from './job-queue-fixture.ts';
import { defineSchedule } from './job-schedule.ts';

const bellRung = defineJob({ name: 'bell-rung', data: z.strictObject({ tower: z.string() }) });
defineSchedule({
  name: 'every-minute',
  cron: '* * * * *',
  definition: bellRung,
  data: { tower: 'east' },
});

const fixture = await jobQueueFixture();
afterAll(() => fixture.close());

/** When a node last looked which schedules are due. */
async function lastLook(): Promise<string | undefined> {
  const { rows } = await sql<{ at: string }>`select cron_on::text as at from jobs.version`.execute(
    fixture.db,
  );
  return rows[0]?.at;
}

async function nextLook(): Promise<void> {
  const before = await lastLook();
  await eventually(async () => expect(await lastLook()).not.toBe(before));
}

describe('a schedule', () => {
  it('fires once per occurrence, however many nodes run', async () => {
    const rung: string[] = [];
    const handlers = [handleJob(bellRung, async ({ tower }) => void rung.push(tower))];
    const minuteOf = () => Math.floor(Date.now() / 60_000);
    const firstMinute = minuteOf();
    const nodes = await Promise.all([fixture.startNode(), fixture.startNode()]);
    for (const node of nodes) await node.work(handlers, {});
    await eventually(() => expect(rung).not.toEqual([]));
    for (let looks = 0; looks < 3; looks += 1) await nextLook();
    // The minute before the start may still be due.
    expect(rung.length).toBeLessThanOrEqual(minuteOf() - firstMinute + 1);
    expect(new Set(rung)).toEqual(new Set(['east']));
  });

  it('cannot share a name with another one', () => {
    const same = { name: 'every-minute', cron: '0 0 * * *', definition: bellRung };
    expect(() => defineSchedule({ ...same, data: { tower: 'west' } })).toThrow('Two schedules');
  });
});
