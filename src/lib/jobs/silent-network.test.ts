import { sql } from 'kysely';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createDb, openPool, type WritableDb } from '#db/client.ts';
import { eventually } from '#tests/support/eventually.ts';
import { type NetworkPath, openNetworkPath } from '#tests/support/network-path.ts';
import { defineJob } from './job-definition.ts';
import { handleJob } from './job-handler.ts';
import type { JobQueue } from './job-queue.ts';
import { jobQueueFixture } from './job-queue-fixture.ts';

const noteTaken = defineJob({
  name: 'note-taken',
  data: z.strictObject({ note: z.int() }),
  concurrency: 4,
});

let fixture: Awaited<ReturnType<typeof jobQueueFixture>>;
let path: NetworkPath;
let sender: JobQueue;
let nodes: JobQueue[];
let pools: WritableDb[];
let troubles: string[];

beforeEach(async () => {
  fixture = await jobQueueFixture();
  path = await openNetworkPath(fixture.connectionString);
  await sql`create table notes (note int primary key)`.execute(fixture.db);
  sender = await fixture.startNode({ sendOnly: true });
  nodes = [];
  pools = [];
  troubles = [];
  for (let node = 0; node < 2; node += 1) {
    const db = createDb(openPool(path.connectionString, 5));
    pools.push(db);
    nodes.push(await startNode(db));
  }
});
afterEach(async () => {
  await fixture.close();
  await Promise.all(pools.map((db) => db.destroy()));
  await path.close();
});

/** As npm start has it, with the usual time between looks; each job keeps a lock for a moment. */
async function startNode(db: WritableDb, pollSeconds = 10): Promise<JobQueue> {
  const node = await fixture.startNode({
    connectionString: path.connectionString,
    pollSeconds,
    log: pino({ level: 'warn' }, { write: (line) => troubles.push(line) }),
  });
  const takeNote = handleJob(noteTaken, async ({ note }) => {
    await db.transaction().execute(async (tx) => {
      await sql`insert into notes values (${note}) on conflict do nothing`.execute(tx);
      await new Promise((resolve) => setTimeout(resolve, 100));
    });
  });
  await node.work([takeNote], {});
  return node;
}

const countNotes = async (): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from notes`.execute(
    fixture.db,
  );
  return rows[0]?.n ?? 0;
};

const forgotten = sql<{ pid: number }>`select pid from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and state like 'idle in transaction%'`;

describe('a network that loses everything and says nothing', () => {
  it('stops no job for good: all are done once it carries again, and no lock is left behind', async () => {
    const notes = Array.from({ length: 54 }, (_, note) => ({ data: { note } }));
    await sender.enqueueMany(fixture.db, noteTaken, notes);
    await eventually(async () => expect(await countNotes()).toBeGreaterThan(3));
    path.cut();
    const doneBefore = await countNotes();
    expect(doneBefore).toBeLessThan(54);
    await eventually(() => {
      for (const node of nodes) {
        const health = node.health();
        expect(health.isListening).toBe(false);
        expect(health.secondsSinceAnswer).toBeGreaterThan(8);
      }
    });
    expect(await sender.secondsOldestIsDue()).toBeGreaterThan(5);

    path.restore();
    await eventually(async () => expect(await countNotes()).toBe(54));
    await eventually(() => {
      for (const node of nodes) expect(node.health().isListening).toBe(true);
    });
    await eventually(async () => expect((await forgotten.execute(fixture.db)).rows).toEqual([]));
    expect(await sender.secondsOldestIsDue()).toBe(0);
    const lost = troubles.filter((line) => line.includes('of the job queue does not answer'));
    expect(lost).toHaveLength(nodes.length);
    expect(troubles.length, troubles.join('')).toBeLessThan(4 * nodes.length);
  });
});

describe('a database that is gone', () => {
  it('is told of in one line a node, however many workers look for it', async () => {
    const db = createDb(openPool(path.connectionString, 5));
    pools.push(db);
    const node = await startNode(db, 0.5);
    await path.close();
    await eventually(() => {
      for (const each of [...nodes, node]) {
        expect(each.health().secondsSinceAnswer).toBeGreaterThan(5);
      }
    });
    expect(troubles.length, troubles.join('')).toBeLessThanOrEqual(nodes.length + 1);
    expect(troubles.length).toBeGreaterThan(0);
  });
});
