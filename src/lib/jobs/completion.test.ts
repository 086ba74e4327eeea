import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { eventually } from '#tests/support/eventually.ts';
import { type NetworkPath, openNetworkPath } from '#tests/support/network-path.ts';
import { defineJob } from './job-definition.ts';
import { handleJob } from './job-handler.ts';
import { jobQueueFixture } from './job-queue-fixture.ts';

const letterPosted = defineJob({
  name: 'letter-posted',
  data: z.strictObject({ letter: z.string() }),
});

let fixture: Awaited<ReturnType<typeof jobQueueFixture>>;
let path: NetworkPath;

beforeEach(async () => {
  fixture = await jobQueueFixture();
  path = await openNetworkPath(fixture.connectionString);
});
afterEach(async () => {
  await fixture.close();
  await path.close();
});

describe('a job whose effect is there when the database goes away', () => {
  it('is said to be done until that is heard, and is not done again', async () => {
    const node = await fixture.startNode({ connectionString: path.connectionString });
    const posted: string[] = [];
    const post = handleJob(letterPosted, async ({ letter }) => {
      posted.push(letter);
      path.refuse();
    });
    await node.work([post], {});
    const id = await node.enqueue(fixture.db, letterPosted, { letter: 'to Ada' });
    await eventually(() => {
      expect(posted).toHaveLength(1);
      expect(node.health().secondsSinceAnswer).toBeGreaterThan(2);
    });
    expect(await fixture.stateOf(id)).toBe('active');
    path.restore();
    await eventually(async () => expect(await fixture.stateOf(id)).toBe('completed'));
    expect(posted).toEqual(['to Ada']);
  });

  it('is left to others by a node that stops', async () => {
    const node = await fixture.startNode({ connectionString: path.connectionString });
    const begun = Promise.withResolvers<void>();
    const post = handleJob(letterPosted, async () => {
      path.refuse();
      begun.resolve();
    });
    await node.work([post], {});
    const id = await node.enqueue(fixture.db, letterPosted, { letter: 'to Ada' });
    await begun.promise;
    await node.stop();
    expect(await fixture.stateOf(id)).toBe('active');
  });
});
