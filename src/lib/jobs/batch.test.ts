import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
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
async function doNotes(
  handle: (note: number) => Promise<void>,
  node: { pollSeconds?: number } = {},
): Promise<void> {
  const sender = await fixture.startNode({ sendOnly: true });
  const notes = Array.from({ length: 7 }, (_, note) => ({ data: { note } }));
  const ids = await sender.enqueueMany(fixture.db, noteGiven, notes);
  const worker = await fixture.startNode(node);
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
    const handle = async (note: number) => {
      running += 1;
      most = Math.max(most, running);
      await delay(20);
      running -= 1;
      done.push(note);
    };
    // Nothing announces what is there already: it looks when it begins, and again while there is more than it may take.
    await doNotes(handle, { pollSeconds: 600 });
    expect(done.toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(most).toBe(2);
  });

  it('are left for a moment after they are announced, for others to come', async () => {
    const node = await fixture.startNode({ pollSeconds: 600 });
    await node.work([handleJob(noteGiven, async () => undefined)], {});
    // Its first look is over.
    await delay(100);
    const id = await node.enqueue(fixture.db, noteGiven, { note: 1 });
    await eventually(async () => expect(await fixture.stateOf(id)).toBe('completed'));
    const { rows } = await sql<{ ms: number }>`
      select extract(epoch from started_on - created_on)::float8 * 1000 as ms
      from jobs.job where id = ${id}`.execute(fixture.db);
    expect(rows[0]?.ms).toBeGreaterThan(45);
  });

  it('fail one by one: the others of their batch are done once', async () => {
    const tries: number[] = [];
    await doNotes(async (note) => {
      tries.push(note);
      if (note === 1 && tries.filter((each) => each === 1).length === 1) throw new Error('not yet');
    });
    expect(tries.toSorted()).toEqual([0, 1, 1, 2, 3, 4, 5, 6]);
  });

  it('are handed back by a node that stops, but for those that were done', async () => {
    const sender = await fixture.startNode({ sendOnly: true });
    const notes = Array.from({ length: 5 }, (_, note) => ({ data: { note } }));
    const ids = await sender.enqueueMany(fixture.db, noteGiven, notes);
    const begun: number[] = [];
    const stuck = Promise.withResolvers<void>();
    const node = await fixture.startNode({ stopGraceMs: 100 });
    const doFirst = handleJob(noteGiven, async ({ note }) => {
      begun.push(note);
      if (begun.length === 3) stuck.resolve();
      if (begun.length > 1) await new Promise<never>(() => undefined);
    });
    await node.work([doFirst], {});
    await stuck.promise;
    await node.stop();
    // Two at a time: nothing is begun by a node that stops.
    expect(begun).toHaveLength(3);
    const states = await Promise.all(ids.map((id) => fixture.stateOf(id)));
    expect(states.toSorted()).toEqual(['completed', ...Array(4).fill('retry')]);

    const takenOver: number[] = [];
    const next = await fixture.startNode();
    const doRest = handleJob(noteGiven, async ({ note }) => void takenOver.push(note));
    await next.work([doRest], {});
    await eventually(() => expect(takenOver).toHaveLength(4));
    expect([begun[0], ...takenOver].toSorted()).toEqual([0, 1, 2, 3, 4]);
  });
});
