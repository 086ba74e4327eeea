import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrateDatabase } from '#app/database.ts';
import { createDb, openPool } from '#db/client.ts';
import { listMails } from '#emulators/mailbox/mailbox.ts';
import { rebuildSearch } from '#features/search/query/server/commands/rebuild-search.ts';
import { createLog } from '#lib/log.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { freshDatabase, type TestDatabase } from '#tests/support/database.ts';
import { type PgBouncer, pgbouncerProgram, startPgBouncer } from '#tests/support/pgbouncer.ts';
import { type Eavesdropper, eavesdropOn } from '#tests/support/spoken-statements.ts';

/** What lasts beyond a transaction, in a session that PgBouncer gives to another client after it. */
const ofSessions = [
  /^\s*set\s+(?!local\b|transaction\b)/i,
  /^\s*(reset|listen|unlisten|discard|prepare|deallocate|load)\b/i,
  /\bpg_(try_)?advisory_(?!xact_)\w*/i,
  /\bset_config\s*\((?![^)]*\btrue\b)/i,
  /\bcreate\s+(temp|temporary)\b/i,
  /\bwith\s+hold\b/i,
];

// To have it: apt-get install pgbouncer; npm run test:release does so as root.
describe.skipIf(!pgbouncerProgram)('behind a PgBouncer in transaction mode', () => {
  let database: TestDatabase;
  let pooler: PgBouncer;
  let ear: Eavesdropper;
  let app: TestApp;

  beforeAll(async () => {
    database = await freshDatabase();
    pooler = await startPgBouncer(pgbouncerProgram ?? '', database.connectionString);
    ear = await eavesdropOn(pooler.connectionString);
    const { connectionString } = ear;
    const pool = openPool(connectionString, 10, { throughPooler: true });
    app = await createTestApp({
      database: {
        connectionString,
        directConnectionString: database.connectionString,
        pool,
        db: createDb(pool),
        close: () => pool.end(),
      },
    });
  });
  afterAll(async () => {
    await app.close();
    await ear.close();
    await pooler.close();
    await database.close();
  });

  it('a visitor signs up and gets the mail', async () => {
    await app.settle();
    expect(app.services.jobs.health()).toMatchObject({ isWorking: true, isListening: true });
    const response = await app.http.request('/auth/v1/sign-up/email', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: app.services.publicUrl },
      body: JSON.stringify({
        email: 'pooled@example.test',
        password: 'a sentence that no other user types',
        userType: 'client',
        firstName: 'Ada',
        lastName: 'Lovelace',
      }),
    });
    expect(response.status).toBe(200);
    await app.settle();
    expect(await listMails(app.db, { to: 'pooled@example.test' })).toHaveLength(1);
  });

  it('twenty writes at once of one intent do one thing', async () => {
    const project = await app.make.project(await app.make.client());
    const consultant = await app.make.consultant();
    const { applications } = await app.as(consultant, { idempotencyKey: 'once' });
    const request = { projectId: project, coverLetter: 'Me.' };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => applications.submit(request)),
    );
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  });

  it('a client searches, also after all entries were rebuilt and loaded again', async () => {
    const { search } = await app.as(await app.make.client());
    const followed = await search.findConsultants({ text: 'consultant' });
    await rebuildSearch(app.services);
    await app.services.searchMemory.load();
    expect(await search.findConsultants({ text: 'consultant' })).toEqual(followed);
  });

  it('each transaction brings its limits, and leaves none behind', async () => {
    const { db } = app.services;
    const limits = sql<{ name: string; setting: string }>`
      select name, setting from pg_settings
       where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout')
       order by name`;
    const inside = await db.transaction().execute((tx) => limits.execute(tx));
    expect(inside.rows.map(({ setting }) => setting)).toEqual(['15000', '10000', '15000']);
    const outside = await Promise.all(Array.from({ length: 10 }, () => limits.execute(db)));
    for (const { rows } of outside) {
      expect(rows.map(({ setting }) => setting)).toEqual(['0', '0', '0']);
    }
  });

  it('says nothing that is meant for a session', () => {
    expect(ear.statements.length).toBeGreaterThan(100);
    const texts = ear.statements.flatMap(({ text }) => text.split(';'));
    const forSessions = texts.filter((text) => ofSessions.some((feature) => feature.test(text)));
    expect(forSessions).toEqual([]);
    expect(ear.statements.filter(({ name }) => name !== '')).toEqual([]);
    const harmless = ['user', 'database', 'application_name', 'client_encoding'];
    expect([...ear.startupSettings].filter((name) => !harmless.includes(name))).toEqual([]);
  });

  it('is noticed at the start where no way around it is named', async () => {
    const { connectionString } = pooler;
    const alone = {
      connectionString,
      directConnectionString: connectionString,
      dataDir: undefined,
      isPrivate: false,
    };
    await expect(migrateDatabase(alone, createLog('silent'))).rejects.toMatchObject({
      name: 'SetupProblem',
      message: expect.stringMatching(
        /^DATABASE_URL leads through PgBouncer.*DATABASE_DIRECT_URL\.$/,
      ),
    });
  });
});
