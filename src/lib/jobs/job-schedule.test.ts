import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
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

describe('a schedule', () => {
  it('fires once per occurrence, however many nodes run', async () => {
    const rung: string[] = [];
    const handlers = [handleJob(bellRung, async ({ tower }) => void rung.push(tower))];
    const minuteOf = () => Math.floor(Date.now() / 60_000);
    const firstMinute = minuteOf();
    const nodes = await Promise.all([fixture.startNode(), fixture.startNode()]);
    for (const node of nodes) await node.work(handlers, {});
    await vi.waitFor(() => expect(rung).not.toEqual([]), { timeout: 10_000 });
    // Time for each node to look again.
    await delay(2500);
    // The minute before the start may still be due.
    expect(rung.length).toBeLessThanOrEqual(minuteOf() - firstMinute + 1);
    expect(new Set(rung)).toEqual(new Set(['east']));
  }, 20_000);

  it('cannot share a name with another one', () => {
    const same = { name: 'every-minute', cron: '0 0 * * *', definition: bellRung };
    expect(() => defineSchedule({ ...same, data: { tower: 'west' } })).toThrow('Two schedules');
  });
});
