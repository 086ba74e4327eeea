import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createDb, openPool } from '#db/client.ts';
import type { Timeouts } from '#lib/database/timeouts.ts';
import type { Log } from '#lib/log.ts';
import type { Config } from '#operations/config/config.ts';
import { relocatedFolderFor } from '#operations/postgres/data-folder.ts';
import { findRunningPostgres } from '#operations/postgres/running-postgres.ts';
import { notAsked, wrong } from './check.ts';
import type { ReachedDatabase } from './doctor-context.ts';
import { reasonOf } from './run-checks.ts';

/** Short timeouts, so that the operator does not wait long. */
export const doctorTimeouts: Timeouts = {
  connectMs: 4_000,
  statementMs: 5_000,
  lockMs: 1_000,
  idleInTransactionMs: 5_000,
};

/** Where the data lies, if it is there: nothing is made by looking. */
export function findDataFolder({ dataDir }: Config, checkoutDir: string): string | undefined {
  const wanted = resolve(checkoutDir, dataDir ?? 'data');
  const folders = dataDir === undefined ? [wanted, relocatedFolderFor(checkoutDir)] : [wanted];
  return folders.find((folder) => existsSync(join(folder, 'postgres'))) ?? folders.find(existsSync);
}

/** Connects to the operator's database, or to the private one if it runs; `close` lets go of what was opened. */
export function openDatabase(options: {
  config: Config;
  checkoutDir: string;
  dataFolder: string | undefined;
  log: Log;
}): { reach(): Promise<ReachedDatabase>; close(): Promise<void> } {
  const { config, checkoutDir, dataFolder, log } = options;
  let pool: ReturnType<typeof openPool> | undefined;

  async function findAddress(): Promise<string | undefined> {
    if (config.databaseUrl) return config.databaseDirectUrl ?? config.databaseUrl;
    if (!dataFolder || !existsSync(join(dataFolder, 'postgres'))) return undefined;
    const found = await findRunningPostgres({ dataDir: config.dataDir, checkoutDir, log });
    return found?.connectionString;
  }

  async function connect(): Promise<ReachedDatabase> {
    let connectionString: string | undefined;
    try {
      connectionString = await findAddress();
    } catch (error) {
      // Such as a folder that belongs to another user.
      return { obstacle: wrong(reasonOf(error)) };
    }
    if (!connectionString) {
      return {
        obstacle: notAsked(
          'The private database does not run: it is asked while the site runs, and is not started for this.',
        ),
      };
    }
    pool = openPool(connectionString, 4, { timeouts: doctorTimeouts, mayBeStandby: true });
    try {
      await pool.query('select 1');
      return { db: createDb(pool) };
    } catch (error) {
      const name = config.databaseDirectUrl ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL';
      return { obstacle: wrong(`The database at ${name} does not answer: ${reasonOf(error)}.`) };
    }
  }

  let reached: Promise<ReachedDatabase> | undefined;
  return {
    reach() {
      reached ??= connect();
      return reached;
    },
    close: async () => pool?.endWithin(0),
  };
}
