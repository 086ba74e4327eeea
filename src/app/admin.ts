import { join } from 'node:path';
import { createDb, openPool } from '#db/client.ts';
import { createWrite } from '#db/write.ts';
import { systemClock } from '#lib/clock.ts';
import { migrationTimeouts } from '#lib/database/timeouts.ts';
import { type Config, readConfig } from '#lib/env/config.ts';
import { loadEnvironmentFile } from '#lib/env/environment-file.ts';
import { SetupProblem } from '#lib/errors/setup-problem.ts';
import { createJobQueue } from '#lib/jobs/job-queue.ts';
import { createLog, type Log } from '#lib/log.ts';
import { findRunningPostgres } from '#lib/postgres/running-postgres.ts';
import { adminCommands, describeCommands } from './admin-commands.ts';
import { migrateDatabase, type RunningDatabase, startDatabase } from './database.ts';
import './workers.ts';

const checkoutDir = join(import.meta.dirname, '../..');

try {
  await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof SetupProblem)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

/** Runs one of the operator's commands, beside a running site or without one. */
async function main([name = '', ...words]: string[]): Promise<void> {
  const command = adminCommands[name];
  if (!command) throw new SetupProblem(describeCommands(name));
  if (words.length !== command.takes.length) {
    throw new SetupProblem(
      `Use it like this: npm run admin -- ${[name, ...command.takes].join(' ')}`,
    );
  }
  loadEnvironmentFile(join(checkoutDir, '.env'));
  const config = readConfig(process.env);
  const log = createLog('error');
  const database = await reachDatabase(config, log);
  // A command is no crowd: it goes straight to the database, and has time.
  const connectionString = database.directConnectionString;
  const pool = openPool(connectionString, 2, { timeouts: migrationTimeouts });
  const jobs = createJobQueue({ connectionString, log, sendOnly: true });
  try {
    await migrateDatabase(database, log);
    await jobs.start();
    const db = createDb(pool);
    const tools = { db, write: createWrite(db), jobs, clock: systemClock, isDemo: config.demo };
    const answer = await command.run(tools, words);
    process.stdout.write(`${answer}\n`);
  } finally {
    await jobs.stop();
    await pool.end();
    await database.stop();
  }
}

/** The running site's database if there is one; else it is started for the time of the command. */
async function reachDatabase(config: Config, log: Log): Promise<RunningDatabase> {
  const options = { dataDir: config.dataDir, checkoutDir, log };
  const running = config.databaseUrl ? undefined : await findRunningPostgres(options);
  if (!running) return startDatabase(config, checkoutDir, log);
  const { connectionString } = running;
  return {
    ...running,
    directConnectionString: connectionString,
    isPrivate: true,
    stop: async () => undefined,
  };
}
