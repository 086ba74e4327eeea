import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { eventually } from '#tests/support/eventually.ts';
import { defineJob } from './job-definition.ts';
import { handleJob } from './job-handler.ts';
import type { JobQueue } from './job-queue.ts';
import { jobQueueFixture } from './job-queue-fixture.ts';

const parcelSent = defineJob({
  name: 'parcel-sent',
  data: z.strictObject({ parcel: z.string(), on: z.iso.datetime().optional() }),
});
const letterSent = defineJob({ name: 'letter-sent', data: z.strictObject({ letter: z.string() }) });

let fixture: Awaited<ReturnType<typeof jobQueueFixture>>;
let sender: JobQueue;
const arrived: string[] = [];

beforeAll(async () => {
  fixture = await jobQueueFixture();
  sender = await fixture.startNode({ sendOnly: true });
  // No look for jobs within the test's time: what arrives was announced.
  const worker = await fixture.startNode({ pollSeconds: 60 });
  const handlers = [
    handleJob(parcelSent, async ({ parcel }) => {
      arrived.push(parcel);
    }),
    handleJob(letterSent, async ({ letter }) => {
      arrived.push(letter);
    }),
  ];
  await worker.work(handlers, {});
  return () => fixture.close();
});

beforeEach(() => {
  arrived.length = 0;
});

// A later job of another kind shows that the earlier ones had their chance.
async function everythingArrived(): Promise<void> {
  const letter = randomUUID();
  await sender.enqueue(fixture.db, letterSent, { letter });
  await eventually(() => expect(arrived).toContain(letter));
  await eventually(async () => expect(await fixture.countDue()).toBe(0));
  arrived.splice(arrived.indexOf(letter), 1);
}

describe('enqueue', () => {
  it('delivers once when the transaction commits', async () => {
    await fixture.db.transaction().execute(async (tx) => {
      await sender.enqueue(tx, parcelSent, { parcel: 'committed' });
      await everythingArrived();
      expect(arrived).toEqual([]);
    });
    await everythingArrived();
    expect(arrived).toEqual(['committed']);
  });

  it('drops the job when the transaction rolls back', async () => {
    const change = fixture.db.transaction().execute(async (tx) => {
      await sender.enqueue(tx, parcelSent, { parcel: 'rolled back' });
      throw new Error('the change failed');
    });
    await expect(change).rejects.toThrow('the change failed');
    await everythingArrived();
    expect(arrived).toEqual([]);
  });

  it('ignores a second job with the same id, before and after the first has run', async () => {
    const id = randomUUID();
    expect(await sender.enqueue(fixture.db, parcelSent, { parcel: 'first' }, { id })).toBe(id);
    await sender.enqueue(fixture.db, parcelSent, { parcel: 'second' }, { id });
    await everythingArrived();
    await sender.enqueue(fixture.db, parcelSent, { parcel: 'third' }, { id });
    await sender.enqueueMany(fixture.db, parcelSent, [
      { data: { parcel: 'fourth' }, id },
      { data: { parcel: 'fifth' }, id },
    ]);
    await everythingArrived();
    expect(arrived).toEqual(['first']);
  });

  it('runs a whole batch on one announcement', async () => {
    const parcels = Array.from({ length: 60 }, (_, number) => `parcel ${number}`);
    const jobs = parcels.map((parcel) => ({ data: { parcel } }));
    await sender.enqueueMany(fixture.db, parcelSent, jobs);
    await eventually(() => expect(arrived).toHaveLength(60));
    expect(new Set(arrived)).toEqual(new Set(parcels));
  });

  it('holds a deferred job back', async () => {
    const startAfter = new Date(Date.now() + 3_600_000);
    await sender.enqueue(fixture.db, parcelSent, { parcel: 'later' }, { startAfter });
    await everythingArrived();
    expect(arrived).toEqual([]);
  });

  it('takes back what no worker has taken up', async () => {
    const startAfter = new Date(Date.now() + 3_600_000);
    const waiting = await sender.enqueue(fixture.db, parcelSent, { parcel: 'w' }, { startAfter });
    const done = await sender.enqueue(fixture.db, parcelSent, { parcel: 'done' });
    await everythingArrived();
    const ids = [waiting, done, randomUUID()];
    expect(await sender.cancelMany(fixture.db, letterSent, ids)).toEqual([]);
    expect(await sender.cancelMany(fixture.db, parcelSent, ids)).toEqual([{ parcel: 'w' }]);
    expect(await fixture.stateOf(waiting)).toBeUndefined();
  });

  it('refuses data that does not fit, or that JSON would change', async () => {
    const unfit = { parcel: 'x', weight: 3 };
    await expect(sender.enqueue(fixture.db, parcelSent, unfit)).rejects.toThrow(/weight/);
    const noDate = { parcel: 'x', on: 'tomorrow' };
    await expect(sender.enqueue(fixture.db, parcelSent, noDate)).rejects.toThrow(/datetime/);
    await everythingArrived();
    expect(arrived).toEqual([]);
  });
});

describe('defineJob', () => {
  it('refuses a name that is taken or not kebab-case', () => {
    const data = z.strictObject({});
    expect(() => defineJob({ name: 'parcel-sent', data })).toThrow('Two jobs');
    expect(() => defineJob({ name: 'parcelSent', data })).toThrow('kebab-case');
  });
});
