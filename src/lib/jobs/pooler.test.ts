import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { eventually } from '#tests/support/eventually.ts';
import { pgbouncerProgram, startPgBouncer } from '#tests/support/pgbouncer.ts';
import { defineJob } from './job-definition.ts';
import { handleJob } from './job-handler.ts';
import { jobQueueFixture } from './job-queue-fixture.ts';

const flagRaised = defineJob({ name: 'flag-raised', data: z.strictObject({ flag: z.int() }) });

describe('behind a PgBouncer in transaction mode', () => {
  it('jobs are announced by way of the direct connection', async ({ skip }) => {
    if (!pgbouncerProgram)
      return skip('PgBouncer is not installed (Debian: apt-get install pgbouncer).');
    const fixture = await jobQueueFixture();
    const pooler = await startPgBouncer(pgbouncerProgram, fixture.connectionString);
    try {
      const raised: number[] = [];
      const { connectionString } = pooler;
      const node = await fixture.startNode({
        connectionString,
        directConnectionString: fixture.connectionString,
        // No look for jobs within the test's time: what arrives was announced.
        pollSeconds: 600,
      });
      await node.work([handleJob(flagRaised, async ({ flag }) => void raised.push(flag))], {});
      expect(node.health().isListening).toBe(true);
      for (const flag of [1, 2, 3]) {
        await node.enqueue(fixture.db, flagRaised, { flag });
        await eventually(() => expect(raised).toContain(flag));
      }
    } finally {
      await fixture.close();
      await pooler.close();
    }
  });
});
