import { createDb, openPool } from '#db/client.ts';
import { migrate } from '#db/migrate.ts';
import type { Config } from '#lib/env/config.ts';
import { SetupProblem } from '#lib/errors/setup-problem.ts';
import type { Log } from '#lib/log.ts';
import { startPrivatePostgres } from '#lib/postgres/private-postgres.ts';

export interface RunningDatabase {
  connectionString: string;
  /** The folder of the private database; undefined with the operator's own. */
  dataDir: string | undefined;
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
      dataDir: config.dataDir,
      stop: async () => undefined,
    };
  }
  return startPrivatePostgres({ dataDir: config.dataDir, checkoutDir, log });
}

/** Runs pending migrations; a database that cannot be reached becomes a sentence for the operator. */
export async function migrateDatabase(connectionString: string, log: Log): Promise<void> {
  const db = createDb(openPool(connectionString, 1));
  try {
    const names = await migrate(db);
    if (names.length > 0) log.info({ migrations: names }, 'database migrated');
  } catch (error) {
    throw asSetupProblem(error);
  } finally {
    await db.destroy();
  }
}

const unreachable = new Set(['ECONNREFUSED', 'ENOTFOUND', 'ENOENT', 'ETIMEDOUT', 'EAI_AGAIN']);
const refused = new Set(['28P01', '28000', '3D000']);

function asSetupProblem(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error;
  const code = String(error.code);
  if (unreachable.has(code)) {
    return new SetupProblem(
      'The database at DATABASE_URL does not answer. Is it running, and is the address right?',
    );
  }
  if (refused.has(code)) {
    return new SetupProblem(`The database at DATABASE_URL refuses us: ${error.message}.`);
  }
  return error;
}
