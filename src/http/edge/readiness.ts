import { statfs } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db, WritableDb } from '#db/client.ts';
import { listPendingMigrations } from '#db/migrate.ts';
import { readTogether } from '#db/read-together.ts';
import { outageOf } from '#lib/errors/outage.ts';

/** Anyone who asks about health gets an answer within a second, whatever the database does; in milliseconds. */
export const healthTimeoutMs = 800;
/** Room below which PostgreSQL may soon be unable to go on: two of its log segments. */
const leastRoomBytes = 32 * 1024 * 1024;
/** How long it is believed that there is room. */
const roomFreshMs = 3000;

/** The answer of `ask`, or `otherwise` when it does not come in time. Questions at once share one answer. */
export function askedOnce<Answer>(
  ask: () => Promise<Answer>,
  otherwise: Answer,
): () => Promise<Answer> {
  let running: Promise<Answer> | undefined;
  return () => {
    running ??= ask().finally(() => {
      running = undefined;
    });
    return Promise.race([running, wait(healthTimeoutMs, otherwise, { ref: false })]);
  };
}

/** Finds why this node cannot serve requests at the moment; null when it can. */
export function watchReadiness(options: {
  db: WritableDb;
  dataFolder: string | undefined;
}): () => Promise<string | null> {
  const { db, dataFolder } = options;
  let roomKnownAt = Number.NEGATIVE_INFINITY;
  const findObstacle = async (): Promise<string | null> => {
    try {
      if (!(await takesChanges(db))) return 'the database takes no changes';
      if ((await listPendingMigrations(db)).length > 0) return 'migrations are pending';
      if (performance.now() - roomKnownAt < roomFreshMs) return null;
      if (dataFolder !== undefined && !(await hasRoom(dataFolder))) return diskIsFull;
      await writeTemporarily(db);
      roomKnownAt = performance.now();
      return null;
    } catch (error) {
      return outageOf(error) === 'full' ? diskIsFull : silence;
    }
  };
  return askedOnce(findObstacle, silence);
}

const silence = 'the database does not answer';
const diskIsFull = 'the disk is full: nothing can be saved';

async function takesChanges(db: Db): Promise<boolean> {
  const { rows } = await sql<{ is_read_only: boolean }>`
    select pg_is_in_recovery() or current_setting('transaction_read_only')::boolean as is_read_only
  `.execute(db);
  return rows[0]?.is_read_only === false;
}

/** Whether the disk below a folder has room, as far as an ordinary user may use it. */
async function hasRoom(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize >= leastRoomBytes;
}

/** Lets the database sort more than it may in memory: it writes a megabyte to its disk, and nothing is left of it. */
async function writeTemporarily(db: Db): Promise<void> {
  await readTogether(db, async (tx) => {
    await sql`set local work_mem = '64kB'`.execute(tx);
    await sql`select count(*) from (select n from generate_series(1, 30000) as n order by -n offset 0) as sorted`.execute(
      tx,
    );
  });
}
