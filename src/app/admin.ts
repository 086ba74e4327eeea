import { resolve } from 'node:path';
import { createDb, openPool } from '#db/client.ts';
import { createTrialWrite, createWrite } from '#db/write.ts';
import { refreshSearchEntries } from '#features/search/query/server/commands/refresh-entries.ts';
import { systemClock } from '#lib/clock.ts';
import { migrationTimeouts } from '#lib/database/timeouts.ts';
import { SetupProblem } from '#lib/errors/setup-problem.ts';
import { createJobQueue } from '#lib/jobs/job-queue.ts';
import { createLog, type Log } from '#lib/log.ts';
import { projectFolder as checkoutDir, inProject } from '#lib/project-folder.ts';
import { restoreByCommand } from '#operations/backups/backup-commands.ts';
import { type BackupSource, backupSourceOf } from '#operations/backups/take-backup.ts';
import { undoUpgrade, upgradeDatabase } from '#operations/backups/upgrade-database.ts';
import { exitCodeOf, readCommandLine } from '#operations/commands/command-line.ts';
import { describeCommands, findCommand } from '#operations/commands/find-command.ts';
import { requireSite } from '#operations/commands/require-site.ts';
import { describeVersion } from '#operations/commands/version-report.ts';
import { type Config, readConfig } from '#operations/config/config.ts';
import { loadEnvironmentFile } from '#operations/config/environment-file.ts';
import { examine } from '#operations/doctor/doctor.ts';
import { describeFindings, exitCodeFor, findingsAsJson } from '#operations/doctor/doctor-report.ts';
import { findRunningPostgres } from '#operations/postgres/running-postgres.ts';
import type { SearchIndex } from '#server/services.ts';
import { migrateDatabase, type RunningDatabase, startDatabase } from './database.ts';
import { openFileStorage } from './outside-services.ts';
import { openKeyring } from './site-keys.ts';
import './workers.ts';

try {
  await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof SetupProblem)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = exitCodeOf(error);
}

/** Runs one of the operator's commands, beside a running site or without one. */
async function main(given: readonly string[]): Promise<void> {
  const { name, words, isHelp, isDryRun, options } = readCommandLine(given);
  if (isHelp) {
    process.stdout.write(`${describeCommands(name)}\n`);
    return;
  }
  const command = findCommand(name, words, isDryRun, options);
  loadEnvironmentFile(inProject('.env'));
  const log = createLog('error');
  if (command === 'doctor') return examineByCommand(options, log);
  if (command === 'version') {
    process.stdout.write(`${describeVersion(checkoutDir)}\n`);
    return;
  }
  const config = readConfig(process.env);
  const say = (answer: string): void => {
    const opening = isDryRun ? 'Only tried, nothing was changed. It would be: ' : '';
    process.stdout.write(`${opening}${answer.trimEnd()}\n`);
  };
  if (command === 'restore') {
    say(await restoreByCommand({ config, checkoutDir, log }, words[0] ?? '', words[1], isDryRun));
    return;
  }
  if (command === 'upgrade-database') {
    const target = { config, checkoutDir, log };
    const tell = (step: string): void => void process.stdout.write(`${step} …\n`);
    say(
      await (options.has('--undo')
        ? undoUpgrade(target, isDryRun)
        : upgradeDatabase(target, { isDryRun, now: systemClock.now(), tell })),
    );
    return;
  }
  requireSite(config, checkoutDir);
  const database = await reachDatabase(config, log);
  // A command is no crowd: it goes straight to the database, and has time.
  const connectionString = database.directConnectionString;
  const pool = openPool(connectionString, 2, { timeouts: migrationTimeouts });
  const jobs = createJobQueue({ connectionString, log, sendOnly: true });
  try {
    await migrateDatabase(database, log);
    await jobs.start();
    const db = createDb(pool);
    const site = { clock: systemClock, isDemo: config.demo };
    const write = isDryRun ? createTrialWrite(db) : createWrite(db);
    const searchIndex: SearchIndex = {
      refresh: (tx, userIds) => refreshSearchEntries(tx, site, userIds),
    };
    const openBackupSource = () => backupSource(config, database);
    const tools = {
      db,
      write,
      jobs,
      log,
      searchIndex,
      openBackupSource,
      keys: await openKeyring(config, database),
      backupFolder: config.backups?.folder,
      ...site,
    };
    say(await command.run(tools, words, isDryRun));
  } finally {
    await jobs.stop();
    await pool.end();
    await database.stop();
  }
}

/** Says how the site is, and ends: what a check was waiting for when its time was over does not keep the command. */
async function examineByCommand(options: ReadonlyMap<string, string>, log: Log): Promise<void> {
  const mailTo = options.get('--mail-to');
  const findings = await examine({ environment: process.env, checkoutDir, log, mailTo });
  const text = options.has('--json')
    ? findingsAsJson(findings, systemClock.now())
    : describeFindings(findings);
  process.stdout.write(`${text}\n`, () => process.exit(exitCodeFor(findings)));
}

async function backupSource(config: Config, database: RunningDatabase): Promise<BackupSource> {
  const storage = await openFileStorage(config, resolve(checkoutDir, database.dataDir ?? 'data'));
  const files = config.demo ? (await import('./demo.ts')).demoFiles(storage) : storage;
  return { ...backupSourceOf(database, files), now: systemClock.now() };
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
