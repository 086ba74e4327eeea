import { createDb, openPool } from '#db/client.ts';
import { migrate } from '#db/migrate.ts';
import { readMigrationFiles } from '#db/migration-files.ts';
import { checkMigrationHistory, MigrationHistoryProblem } from '#db/migration-history.ts';
import { isLostConnection } from '#lib/database/lost-connection.ts';
import { migrationTimeouts } from '#lib/database/timeouts.ts';
import { SetupProblem } from '#lib/errors/setup-problem.ts';
import type { Log } from '#lib/log.ts';
import type { Config } from '#operations/config/config.ts';
import { startPrivatePostgres } from '#operations/postgres/private-postgres.ts';

/** How a database is reached. */
export interface DatabaseAddress {
  /** May be that of a PgBouncer in transaction mode. */
  connectionString: string;
  /** The same database without a pooler in between: for migrations and for hearing notifications. */
  directConnectionString: string;
}

export interface RunningDatabase extends DatabaseAddress {
  /** The folder of the private database; undefined with the operator's own. */
  dataDir: string | undefined;
  /** Whether this checkout made it and runs it. */
  isPrivate: boolean;
  stop(): Promise<void>;
}

/** Starts the private PostgreSQL, or takes the operator's own where DATABASE_URL names one. */
export async function startDatabase(
  config: Config,
  checkoutDir: string,
  log: Log,
): Promise<RunningDatabase> {
  if (config.databaseUrl) {
    return {
      connectionString: config.databaseUrl,
      directConnectionString: config.databaseDirectUrl ?? config.databaseUrl,
      dataDir: config.dataDir,
      isPrivate: false,
      stop: async () => undefined,
    };
  }
  const { connectionString, ...database } = await startPrivatePostgres({
    dataDir: config.dataDir,
    checkoutDir,
    log,
    archivesWal: config.backups !== undefined,
  });
  return {
    ...database,
    connectionString,
    directConnectionString: connectionString,
    isPrivate: true,
  };
}

/** Whether statements pass a pooler that may give each transaction another session. */
export const leadsThroughPooler = (address: DatabaseAddress): boolean =>
  address.connectionString !== address.directConnectionString;

/**
 * Runs pending migrations. A database that cannot be reached, or that this version cannot migrate, becomes a sentence
 * for the operator; it is left as it is.
 */
export async function migrateDatabase(
  address: Omit<RunningDatabase, 'stop'>,
  log: Log,
): Promise<void> {
  const pool = openPool(address.directConnectionString, 1, { timeouts: migrationTimeouts });
  const db = createDb(pool);
  try {
    const names = await migrate(db);
    if (names.length > 0) log.info({ migrations: names }, 'database migrated');
    const newer = await checkMigrationHistory(db, await readMigrationFiles());
    if (newer.length > 0) {
      log.warn(
        { migrations: newer },
        'a newer version has upgraded the database; this one goes on',
      );
    }
  } catch (error) {
    throw asSetupProblem(error, address);
  } finally {
    await db.destroy();
  }
}

const refused = new Set(['28P01', '28000', '3D000']);
/** PgBouncer takes no settings for a session that it gives to others after each transaction. */
const unknownToPooler = /unsupported startup parameter/;

function asSetupProblem(error: unknown, address: Omit<RunningDatabase, 'stop'>): unknown {
  if (!(error instanceof Error)) return error;
  if (error instanceof MigrationHistoryProblem) {
    const wayOut = address.isPrivate
      ? `or move the folder ${address.dataDir} away (or name another with DATA_DIR) to begin with an empty one`
      : 'or restore a backup that this version can upgrade';
    return new SetupProblem(
      `${error.message} Nothing was changed. Start the version that it belongs to, ${wayOut}.`,
    );
  }
  const name = leadsThroughPooler(address) ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL';
  if (unknownToPooler.test(error.message)) {
    return new SetupProblem(
      `${name} leads through PgBouncer (${error.message}). Name the way around it, straight to PostgreSQL, in DATABASE_DIRECT_URL.`,
    );
  }
  if (isLostConnection(error)) {
    return new SetupProblem(
      `The database at ${name} does not answer. Is it running, and is the address right?`,
    );
  }
  if ('code' in error && refused.has(String(error.code))) {
    return new SetupProblem(`The database at ${name} refuses us: ${error.message}.`);
  }
  return error;
}
