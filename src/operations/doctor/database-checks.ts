import { sql } from 'kysely';
import { openPool, type WritableDb } from '#db/client.ts';
import { listPendingMigrations } from '#db/migrate.ts';
import { readMigrationFiles } from '#db/migration-files.ts';
import {
  checkMigrationHistory,
  MigrationHistoryProblem,
  refuseUnfinishedRestore,
} from '#db/migration-history.ts';
import { listAdmins } from '#features/identity/accounts/server/queries/admins.ts';
import { noAdminYet } from '../commands/account-commands.ts';
import { type Check, good, lookAt, notAsked, type Verdict, wrong } from './check.ts';
import { type DoctorContext, databaseCheck, hasTable } from './doctor-context.ts';
import { doctorTimeouts } from './reach-database.ts';

/** What the migrations are written for. */
const leastMajor = 15;

/**
 * A difference in seconds that is worth a look, and one by which codes of authenticator apps and signed calls are
 * refused.
 */
const noticeable = 2;
const harmful = 30;

/** The database: whether it answers and takes changes, its version, its schema, its clock. */
export const databaseChecks = (context: DoctorContext): Check[] => [
  {
    name: 'database',
    async look() {
      const reached = await context.reachDatabase();
      return 'obstacle' in reached ? reached.obstacle : lookAtServer(reached.db);
    },
  },
  { name: 'database-pooler', look: () => lookAtPooler(context) },
  databaseCheck(context, 'database-schema', lookAtSchema),
  databaseCheck(context, 'admin', lookAtAdmins),
  databaseCheck(context, 'clock', (db) => compareClocks(db, context)),
];

async function lookAtServer(db: WritableDb): Promise<Verdict> {
  const { rows } = await sql<{ version: string; number: number; is_read_only: boolean }>`
    select current_setting('server_version') as version,
           current_setting('server_version_num')::int as number,
           pg_is_in_recovery() or current_setting('transaction_read_only')::boolean as is_read_only
  `.execute(db);
  const [server] = rows;
  if (!server) return wrong('PostgreSQL did not say which version it is.');
  if (server.number < leastMajor * 10_000) {
    return wrong(`PostgreSQL is ${server.version}, and has to be ${leastMajor} or newer.`);
  }
  if (server.is_read_only) {
    return wrong(
      `PostgreSQL ${server.version} answers and takes no changes: it is a standby, or set to read only.`,
    );
  }
  return good(`PostgreSQL ${server.version} answers and takes changes.`);
}

async function lookAtPooler({ config }: DoctorContext): Promise<Verdict> {
  const { databaseUrl, databaseDirectUrl } = config;
  if (!databaseUrl || !databaseDirectUrl || databaseUrl === databaseDirectUrl) {
    return notAsked('No pooler stands before the database: DATABASE_DIRECT_URL is not set.');
  }
  const pool = openPool(databaseUrl, 1, { timeouts: doctorTimeouts, throughPooler: true });
  try {
    await pool.query('select 1');
    return good('DATABASE_URL leads to the database, beside the direct way.');
  } finally {
    await pool.endWithin(0);
  }
}

async function lookAtSchema(db: WritableDb): Promise<Verdict> {
  try {
    await refuseUnfinishedRestore(db);
    const newer = await checkMigrationHistory(db, await readMigrationFiles());
    if (newer.length > 0) {
      return lookAt(
        `A newer version has upgraded the schema to ${newer.at(-1)}, and this one may go on: finish the upgrade, or go back for good.`,
      );
    }
  } catch (error) {
    if (error instanceof MigrationHistoryProblem) return wrong(error.message);
    throw error;
  }
  const pending = await listPendingMigrations(db);
  if (pending.length === 0) return good('The schema is that of this version.');
  return lookAt(
    `The schema is older than this version: the next start brings it up to ${pending.at(-1)} (migrations: ${pending.length}).`,
  );
}

async function lookAtAdmins(db: WritableDb): Promise<Verdict> {
  if (!(await hasTable(db, 'public.admins'))) {
    return notAsked('The site has never run on this database.');
  }
  const admins = await listAdmins(db);
  return admins.length > 0 ? good(`Admins: ${admins.length}.`) : lookAt(noAdminYet);
}

async function compareClocks(
  db: WritableDb,
  { clock }: Pick<DoctorContext, 'clock'>,
): Promise<Verdict> {
  const asked = clock.now().getTime();
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  const answered = clock.now().getTime();
  const theirs = rows[0]?.now.getTime() ?? Number.NaN;
  // It was read somewhere between question and answer.
  const seconds = ((asked + answered) / 2 - theirs) / 1000;
  const difference = `${Math.abs(seconds).toFixed(1)} seconds ${seconds > 0 ? 'ahead of' : 'behind'} the database's`;
  if (Math.abs(seconds) > harmful) {
    return wrong(
      `The clock of this machine is ${difference}: codes of authenticator apps and signed calls are refused. Have both follow a time server.`,
    );
  }
  if (Math.abs(seconds) > noticeable) {
    return lookAt(`The clock of this machine is ${difference}: have both follow a time server.`);
  }
  return good('The clocks of this machine and of the database agree.');
}
