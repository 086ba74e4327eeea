import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { migrateDatabase } from '#app/database.ts';
import { neverExpires } from '#catalogue/certifications.ts';
import { listPendingMigrations, migrate } from '#db/migrate.ts';
import { readMigrationFiles } from '#db/migration-files.ts';
import { firstRecorded, readFingerprints } from '#db/migration-history.ts';
import {
  listReleasedStates,
  readKeptRows,
  readRows,
  rebuildReleasedState,
} from '#db/released/released-state.ts';
import { describeSchema, fingerprintSchema } from '#db/schema-description.ts';
import { demoPassword } from '#demo/accounts.ts';
import { createLog } from '#lib/log.ts';
import { programVersion } from '#lib/program-version.ts';
import { createTestApp } from '#tests/support/app.ts';
import { cookieFrom } from '#tests/support/confirm.ts';
import { bareDatabase, freshDatabase, type TestDatabase } from '#tests/support/database.ts';

const states = await listReleasedStates();
const firstState = states[0] ?? '';
let database: TestDatabase;

const start = (isPrivate = true) => {
  const { connectionString } = database;
  return migrateDatabase(
    { connectionString, directConnectionString: connectionString, dataDir: '/srv/data', isPrivate },
    createLog('silent'),
  );
};

/** What is a company's since clients act for one. */
const ofCompanies = [
  ...(['projects', 'project_templates', 'consultant_shortlist', 'threads'] as const),
  ...(['invitations', 'invitation_mutes', 'calls'] as const),
];

async function countRows(from: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${from}`.execute(
    database.db,
  );
  return rows[0]?.n ?? -1;
}

describe.each(states)('a database of the released state %s', (state) => {
  beforeAll(async () => {
    database = await bareDatabase();
    await rebuildReleasedState(database.db, state);
    await start();
    return () => database.close();
  });

  it('becomes what a new one is, and keeps its rows', async () => {
    expect(await listPendingMigrations(database.db)).toEqual([]);
    const fresh = await freshDatabase();
    expect(await describeSchema(database.db)).toEqual(await describeSchema(fresh.db));
    await fresh.close();
    expect(await listChangedTables(state)).toEqual([]);
  });

  it('keeps every user’s trial, and when the billing service was asked about them', async () => {
    const kept = await readKeptRows(state);
    const customers = rowsOf(kept['public.billing_customers'] ?? '[]');
    const trials = rowsOf(await readRows(database.db, 'public.trials'));
    const trialsOf = (rows: Row[], since: string) =>
      rows.flatMap((row) => (row[since] ? `${row.user_id} ${row[since]}` : [])).sort();
    if (state < trialsOfTheirOwn) {
      expect(trialsOf(trials, 'began_at')).toEqual(trialsOf(customers, 'trial_used_at'));
    }
    const subscriptions = rowsOf(await readRows(database.db, 'public.subscriptions'));
    expect(subscriptions.every((row) => row.current_period_start)).toBe(true);
  });

  it('gives each client a company, and it what the client had', async () => {
    const companyless = await countRows(sql`
      profiles as client where client.user_type = 'client' and 1 <> (
        select count(*) from company_members as member
          join companies as company on company.id = member.company_id
         where member.user_id = client.user_id and member.role = 'owner'
           and company.approved_at is not distinct from client.approved_at
           and company.is_demo = client.is_demo)`);
    expect(companyless).toBe(0);
    for (const table of ofCompanies) {
      const misplaced = await countRows(sql`
        ${sql.table(table)} as row where row.company_id <> (
          select member.company_id from company_members as member where member.user_id = row.client_id)`);
      expect({ table, misplaced }).toEqual({ table, misplaced: 0 });
    }
    if (state >= '0230_threads') expect(await countRows(sql`projects`)).toBeGreaterThan(0);
  });

  it('is one that people go on with', async () => {
    const app = await createTestApp({
      // Its end is that of the database as well.
      database: { ...database, close: async () => undefined },
      // Its people have passwords of production.
      passwords: undefined,
    });
    try {
      const signIn = await app.http.request('/auth/v1/sign-in/email', {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: app.services.publicUrl },
        body: JSON.stringify({ email: 'client@demo.test', password: demoPassword }),
      });
      expect(signIn.status).toBe(200);
      const cookie = cookieFrom(signIn);
      for (const path of ['/api/me', '/api/me/projects', '/api/consultants']) {
        const answer = await app.http.request(path, { headers: { cookie } });
        expect(answer.status, path).toBe(200);
      }
    } finally {
      await app.close();
    }
  });
});

describe('a database that this version cannot migrate is refused with a reason', () => {
  const schemaAndRuns = async () => ({
    schema: await describeSchema(database.db),
    runs: (await sql`select * from kysely_migration`.execute(database.db)).rows,
  });

  const cases = [
    {
      made: 'by an earlier commit whose migrations were edited since',
      of: bareDatabase,
      how: async () => {
        await migrate(database.db, firstState);
        await sql`alter table applications drop column first_read_at`.execute(database.db);
      },
      says: /made by an unreleased version.*Nothing was changed.*move the folder \/srv\/data away/,
    },
    {
      made: 'by a migration that says something else now',
      of: freshDatabase,
      how: async () => {
        await sql`update migration_hashes set sha256 = 'other' where name = '0062_referral_rewards'`.execute(
          database.db,
        );
      },
      says: /\(0062_referral_rewards\).*Nothing was changed/,
    },
    {
      made: 'by a newer version',
      of: freshDatabase,
      how: async () => {
        await sql`insert into kysely_migration values ('9000_later', '2030-01-01')`.execute(
          database.db,
        );
      },
      says: /does not have \(9000_later\).*Nothing was changed/,
    },
    {
      made: 'by a newer version that took away what this one uses',
      of: freshDatabase,
      how: () => runElsewhere('9000_later', '99.1.0'),
      says: /\(9000_later\): Direct365 99\.1\.0 and later run on this database, and this is \d.*Nothing was changed/,
    },
    {
      made: 'by another version, with a migration before the last of ours',
      of: freshDatabase,
      how: () => runElsewhere('0271_other', '0.0.0'),
      says: /does not have \(0271_other\).*Nothing was changed/,
    },
    {
      made: 'by a version that lacked a migration in between',
      of: freshDatabase,
      how: async () => {
        await sql`delete from kysely_migration where name = '0062_referral_rewards'`.execute(
          database.db,
        );
      },
      says: /but not 0062_referral_rewards.*Nothing was changed/,
    },
  ];

  it.each(cases)('when it was made $made', async ({ of, how, says }) => {
    database = await of();
    await how();
    const before = await schemaAndRuns();
    await expect(start()).rejects.toMatchObject({
      name: 'SetupProblem',
      message: expect.stringMatching(says),
    });
    await expect(start(false)).rejects.toThrow(/or restore a backup/);
    expect(await schemaAndRuns()).toEqual(before);
    await database.close();
  });
});

/** Has the database say that another version has run this migration, on which programs run since some version. */
async function runElsewhere(name: string, programsSince: string): Promise<void> {
  await sql`insert into kysely_migration values (${name}, '2030-01-01')`.execute(database.db);
  await database.db
    .insertInto('migration_hashes')
    .values({ name, sha256: 'theirs', programs_since: programsSince })
    .execute();
}

describe('a database that a newer version has upgraded', () => {
  it('is gone on with when that only added, or took away what this version has done without', async () => {
    database = await freshDatabase();
    await runElsewhere('9000_adds', '0.0.0');
    await runElsewhere('9001_takes', programVersion());
    const before = await describeSchema(database.db);
    await start();
    expect(await migrate(database.db)).toEqual([]);
    expect(await listPendingMigrations(database.db)).toEqual([]);
    expect(await describeSchema(database.db)).toEqual(before);
    await database.close();
  });

  it('is refused when a migration of this version is missing before it', async () => {
    database = await freshDatabase();
    await runElsewhere('9000_adds', '0.0.0');
    await sql`delete from kysely_migration where name = '0270_push_subscriptions'`.execute(
      database.db,
    );
    await expect(start()).rejects.toThrow(/but not 0270_push_subscriptions/);
    await database.close();
  });

  it('is declared by each migration since the record of compatible programs exists', async () => {
    database = await freshDatabase();
    const recorded = await database.db
      .selectFrom('migration_hashes')
      .select(['name', 'programs_since'])
      .where('name', '>=', '0272')
      .execute();
    expect(recorded.length).toBeGreaterThan(0);
    expect(recorded.filter(({ programs_since }) => programs_since === null)).toEqual([]);
    await database.close();
  });
});

it('the schema after each migration from before the record is known', async () => {
  database = await bareDatabase();
  const fingerprints = await readFingerprints();
  const early = (await readMigrationFiles()).filter(({ name }) => name < firstRecorded);
  expect(Object.keys(fingerprints)).toEqual(early.map(({ name }) => name));
  for (const { name } of early) {
    await migrate(database.db, name);
    expect(await fingerprintSchema(database.db), name).toBe(fingerprints[name]);
  }
  await database.close();
});

/** Tables whose rows are not, in the columns they had, those that were kept. */
async function listChangedTables(state: string): Promise<string[]> {
  const changed: string[] = [];
  for (const [table, kept] of Object.entries(await readKeptRows(state))) {
    const rows = rowsOf(kept);
    if (state < announcements && neverWritten.includes(table)) {
      expect(rows, table).toEqual([]);
      continue;
    }
    const asFields = state < remoteAsAField ? withoutRemote(table, rows) : rows;
    const undated = state < neverExpiring ? withoutLastDays(table, asFields) : asFields;
    const before = state < trialsOfTheirOwn ? withoutMoved(table, undated) : undated;
    const columns = Object.keys(before[0] ?? {});
    const texts = (rows: Row[]) => rows.map((row) => JSON.stringify(pick(row, columns))).sort();
    const after = rowsOf(await readRows(database.db, table));
    if (JSON.stringify(texts(before)) !== JSON.stringify(texts(after))) changed.push(table);
  }
  return changed;
}

const remoteAsAField = '0089_remote_as_a_field';

/**
 * What that migration keeps of search entries and their counts: anyone who was under Remote for a word of their text is
 * so no more.
 */
function withoutRemote(table: string, rows: Row[]): Row[] {
  if (table === 'public.consultant_search_counts') {
    return rows.filter(({ place }) => place !== 'remote');
  }
  if (table !== 'public.consultant_search') return rows;
  return rows.map((row) => ({
    ...row,
    places: z
      .array(z.string())
      .parse(row.places)
      .filter((place) => place !== 'remote'),
  }));
}

const neverExpiring = '0100_fundamentals_never_expire';

/** What that migration keeps of evidence: Microsoft's fundamentals have no last day. */
function withoutLastDays(table: string, rows: Row[]): Row[] {
  if (table !== 'public.credentials') return rows;
  return rows.map((row) => ({
    ...row,
    expires_on: neverExpires(z.string().parse(row.certification)) ? null : row.expires_on,
  }));
}

const trialsOfTheirOwn = '0110_billing_made_whole';

/** What that migration keeps in these tables: the trial has one of its own, and so has the time of the last answer. */
function withoutMoved(table: string, rows: Row[]): Row[] {
  if (table === 'public.billing_customers') return rows.map(({ trial_used_at: _, ...row }) => row);
  if (table === 'public.subscriptions') return rows.map(({ synced_at: _, ...row }) => row);
  return rows;
}

const announcements = '0180_mail_blasts';

/** Tables that migration drops: no release wrote to them. */
const neverWritten = ['public.announcements', 'public.announcement_recipients'];

type Row = Record<string, unknown>;
const rowsOf = (text: string): Row[] => JSON.parse(text);
// Transaction ids are those of the cluster.
const pick = (row: Row, columns: string[]): Row =>
  Object.fromEntries(
    columns.filter((name) => !name.endsWith('_xid')).map((name) => [name, row[name]]),
  );
