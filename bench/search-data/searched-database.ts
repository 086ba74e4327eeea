import { execFileSync } from 'node:child_process';
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
import { checkoutDir } from '#tests/faults/app-process.ts';
import { newDataFolder, quietLog } from '#tests/faults/data-folder.ts';

/** So many people are written out in full; more are their likes, with other ids, rates and years. */
const writtenOut = 100_000;

/** A database of the product's own kind, with its search. */
export interface SearchedDatabase {
  connectionString: string;
  stop(): Promise<void>;
}

/**
 * Creates one with so many made-up consultants; about nine in ten are listed. With `SEARCH_DATABASES`, it is kept in
 * that folder and reused by the next run, because a million take long to create.
 */
export async function makeSearchedDatabase(
  consultants: number,
  report: (line: string) => void,
): Promise<SearchedDatabase> {
  const { SEARCH_DATABASES: kept } = process.env;
  if (!kept) return start(await newDataFolder(), (on) => fill(on, consultants, report));
  const dataDir = join(kept, String(consultants));
  const whole = `${dataDir}.whole`;
  if (existsSync(whole)) {
    report(`the database in ${dataDir} is used again`);
    return start(dataDir);
  }
  await rm(dataDir, { recursive: true, force: true });
  await mkdir(kept, { recursive: true, mode: 0o711 });
  if (consultants > writtenOut) {
    await (await makeSearchedDatabase(writtenOut, report)).stop();
    // Its files belong to the system user that PostgreSQL runs as.
    execFileSync('cp', ['-a', join(kept, String(writtenOut)), dataDir]);
  }
  const database = await start(dataDir, (on) => fill(on, consultants, report));
  await writeFile(whole, '');
  return database;
}

/** What a database is filled by. */
interface Filling {
  db: WritableDb;
  client: pg.Client;
}

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

/** Fills an empty database, or goes on with one that has those who are written out. */
async function fill(
  { db, client }: Filling,
  consultants: number,
  report: (line: string) => void,
): Promise<void> {
  const people = Math.min(consultants, writtenOut);
  const { rows: there } = await client.query('select from consultant_search limit 1');
  // Without its widest index, which is quicker.
  const { rows } = await client.query(
    "select pg_get_indexdef('consultant_search_filters'::regclass) as made",
  );
  await client.query('drop index consultant_search_filters');
  if (there.length === 0) {
    report(`${people} consultants are made`);
    const now = systemClock.now();
    await fillWithScaleData(client, { consultants: people, projects: 1000, seed: 'bench', now });
    report('what is searched is made of them');
    await rebuildSearch({ db, write: createWrite(db), clock: systemClock, isDemo: false });
  }
  if (consultants > people) {
    report(`they are multiplied to ${consultants}`);
    await multiply(client, Math.round(consultants / people));
  }
  report('the index is made');
  await client.query("set maintenance_work_mem = '512MB'");
  await client.query(rows[0].made);
  await client.query('vacuum analyze');
}

/** Copies every person this many times. The copies have no profile; no foreign key needs one. */
async function multiply(client: pg.Client, times: number): Promise<void> {
  await client.query('set session_replication_role = replica');
  await client.query(
    `insert into consultant_search (
       user_id, rating, experience, merit, hourly_rate_usd, availability, readiness,
       skills, modules, verified, places, words, card, fingerprint, listed_until
     )
     select gen_random_uuid(), rating, years, rating * 100 + years, 25 + (hourly_rate_usd + 7 * n) % 300,
            availability, readiness, skills, modules, verified, places, words, card, fingerprint, listed_until
       from consultant_search, generate_series(2, $1) as n,
            lateral (select (1 + (experience + 3 * n) % 35)::smallint as years) as other`,
    [times],
  );
  await client.query('set session_replication_role = default');
}
