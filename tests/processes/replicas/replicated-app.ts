import { createDb, openPool } from '#db/client.ts';
import { migrate } from '#db/migrate.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { eventually } from '#tests/support/eventually.ts';
import { type ReplicatedPostgres, startReplicatedPostgres } from './replicated-postgres.ts';

/** The application on a primary with replicas, and what tests ask of these. */
export interface ReplicatedApp {
  app: TestApp;
  servers: ReplicatedPostgres;
  /** Pauses or resumes the replay of a replica. */
  hold(replica: number): Promise<void>;
  letGo(replica: number): Promise<void>;
  /** Waits until just these replicas are read from, by their numbers. */
  untilUsed(...replicas: number[]): Promise<void>;
  /** Waits until the replicas have all that is committed now. */
  untilReplayed(): Promise<void>;
  /** How many reads were answered where, and why, since the last time it was asked. */
  countReads(): Record<string, number>;
  close(): Promise<void>;
}

/** Starts all of it, with nothing but the schema in the database. */
export async function startReplicatedApp(
  replicas: number,
  ways: {
    /** How the application reaches the primary, and each replica, if not straight. */
    toPrimary?: (connectionString: string) => Promise<string>;
    toReplica?: (connectionString: string) => Promise<string>;
  } = {},
): Promise<ReplicatedApp> {
  const servers = await startReplicatedPostgres(replicas);
  const { primary } = servers;
  const direct = openPool(primary.connectionString, 1);
  await migrate(createDb(direct));
  await direct.end();
  const connectionString =
    (await ways.toPrimary?.(primary.connectionString)) ?? primary.connectionString;
  const pool = openPool(connectionString, 20);
  const database = {
    connectionString,
    pool,
    db: createDb(pool),
    close: () => pool.endWithin(1_000),
  };
  const addresses = await Promise.all(
    servers.replicas.map(
      async (replica) =>
        (await ways.toReplica?.(replica.connectionString)) ?? replica.connectionString,
    ),
  );
  const app = await createTestApp({ database, replicas: addresses });
  const { states } = app.services.replicas;
  let reads: Record<string, number> = {};
  app.services.replicas.onRead = (target, reason) => {
    const name = `${target}: ${reason}`;
    reads[name] = (reads[name] ?? 0) + 1;
  };
  const run = (number: number, statement: string) => servers.replicas[number]?.run(statement);
  return {
    app,
    servers,
    hold: async (number) => void (await run(number, 'select pg_wal_replay_pause()')),
    letGo: async (number) => void (await run(number, 'select pg_wal_replay_resume()')),
    untilUsed: (...wanted) =>
      eventually(() => {
        const used = states().flatMap(({ isUsed }, index) => (isUsed ? [index] : []));
        if (used.join() !== wanted.join()) throw new Error(`Used are ${used.join()}.`);
      }),
    async untilReplayed() {
      const [here] = await primary.run('select pg_current_wal_lsn()::text as lsn');
      await eventually(async () => {
        for (const replica of servers.replicas) {
          const [there] = await replica.run(
            `select pg_last_wal_replay_lsn() >= '${here?.lsn}' as is`,
          );
          if (!there?.is) throw new Error('It has not been replayed.');
        }
      });
    },
    countReads() {
      const counted = reads;
      reads = {};
      return counted;
    },
    async close() {
      await app.close();
      await servers.close();
    },
  };
}
