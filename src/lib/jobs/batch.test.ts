import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { eventually } from '#tests/support/eventually.ts';
import { defineJob } from './job-definition.ts';
import { handleJob } from './job-handler.ts';
import { jobQueueFixture } from './job-queue-fixture.ts';

const noteGiven = defineJob({
  name: 'note-given',
  data: z.strictObject({ note: z.int() }),
  retry: { limit: 2, delaySeconds: 1, maxDelaySeconds: 1 },
  concurrency: 2,
  batch: 5,
});

let fixture: Awaited<ReturnType<typeof jobQueueFixture>>;
beforeEach(async () => {
  fixture = await jobQueueFixture();
});
afterEach(() => fixture.close());

/** Records seven of them, and waits until a node has done all. */
async function doNotes(handle: (note: number) => Promise<void>): Promise<void> {
  const sender = await fixture.startNode({ sendOnly: true });
  const notes = Array.from({ length: 7 }, (_, note) => ({ data: { note } }));
  const ids = await sender.enqueueMany(fixture.db, noteGiven, notes);
  // Nothing announces what is there already: it looks when it begins, and again while there is more than it may take.
  const worker = await fixture.startNode({ pollSeconds: 60 });
  await worker.work([handleJob(noteGiven, ({ note }) => handle(note))], {});
  await eventually(async () => {
    const states = await Promise.all(ids.map((id) => fixture.stateOf(id)));
    expect(states).toEqual(Array(7).fill('completed'));
  });
}

describe('jobs that are taken up many at a time', () => {
  it('are each done, so many beside each other and no more', async () => {
    const done: number[] = [];
    let running = 0;
    let most = 0;
    await doNotes(async (note) => {
      running += 1;
      most = Math.max(most, running);
      await delay(20);
      running -= 1;
      done.push(note);
    });
    expect(done.toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(most).toBe(2);
  });

  it('fail one by one: the others of their batch are done once', async () => {
    const tries: number[] = [];
    await doNotes(async (note) => {
      tries.push(note);
      if (note === 1 && tries.filter((each) => each === 1).length === 1) throw new Error('not yet');
    });
    expect(tries.toSorted()).toEqual([0, 1, 1, 2, 3, 4, 5, 6]);
  });
});
