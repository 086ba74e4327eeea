import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { createDb, openPool, type WritableDb } from '#db/client.ts';
import { migrate } from '#db/migrate.ts';
import { fillWithScaleData } from '#db/scale/fill-with-scale-data.ts';
import { createWrite } from '#db/write.ts';
import { rebuildSearch } from '#features/search/query/server/commands/rebuild-search.ts';
import { systemClock } from '#lib/clock.ts';
import { startPrivatePostgres } from '#operations/postgres/private-postgres.ts';
import { checkoutDir } from '#tests/processes/app-process.ts';
import { newDataFolder, quietLog } from '#tests/processes/data-folder.ts';

/** A database of the product's own kind, with its search. */
export interface SearchedDatabase {
  connectionString: string;
  stop(): Promise<void>;
}

/**
 * Creates one with so many made-up consultants; about nine in ten are listed. With `SEARCH_DATABASES`, it is kept in
 * that folder and reused by the next run, because they take long to create.
 */
export async function makeSearchedDatabase(
  consultants: number,
  report: (line: string) => void,
): Promise<SearchedDatabase> {
  const { SEARCH_DATABASES: kept } = process.env;
  if (!kept) return makeFilledDatabase((on) => fill(on, consultants, report));
  const dataDir = join(kept, String(consultants));
  const whole = `${dataDir}.whole`;
  if (existsSync(whole)) {
    report(`the database in ${dataDir} is used again`);
    return start(dataDir);
  }
  await rm(dataDir, { recursive: true, force: true });
  await mkdir(kept, { recursive: true, mode: 0o711 });
  const database = await start(dataDir, (on) => fill(on, consultants, report));
  await writeFile(whole, '');
  return database;
}

/** What a database is filled by. */
interface Filling {
  db: WritableDb;
  client: pg.Client;
}

/** A new database with all tables, filled by this. */
export const makeFilledDatabase = async (
  fillIt: (filling: Filling) => Promise<void>,
): Promise<SearchedDatabase> => start(await newDataFolder(), fillIt);

async function start(
  dataDir: string,
  fillIt: (filling: Filling) => Promise<void> = async () => undefined,
): Promise<SearchedDatabase> {
  const { connectionString, stop } = await startPrivatePostgres({
    ...{ dataDir, checkoutDir, log: quietLog },
  });
  const db = createDb(openPool(connectionString, 2));
  const client = new pg.Client({ connectionString });
  try {
    await client.connect();
    await migrate(db);
    await fillIt({ db, client });
  } finally {
    await client.end();
    await db.destroy();
  }
  return { connectionString, stop };
}

/** Fills an empty database. */
async function fill(
  { db, client }: Filling,
  consultants: number,
  report: (line: string) => void,
): Promise<void> {
  // Without its widest index, which is quicker.
  const { rows } = await client.query(
    "select pg_get_indexdef('consultant_search_filters'::regclass) as made",
  );
  await client.query('drop index consultant_search_filters');
  report(`${consultants} consultants are made`);
  const now = systemClock.now();
  await fillWithScaleData(client, { consultants, projects: 1000, seed: 'bench', now });
  report('what is searched is made of them');
  await rebuildSearch({ db, write: createWrite(db), clock: systemClock, isDemo: false });
  report('the index is made');
  await client.query("set maintenance_work_mem = '512MB'");
  await client.query(rows[0].made);
  await client.query('vacuum analyze');
}
