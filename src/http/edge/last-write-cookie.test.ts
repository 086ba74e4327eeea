import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDb, openPool } from '#db/client.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { freshDatabase, type TestDatabase } from '#tests/support/database.ts';
import { type NetworkPath, openNetworkPath } from '#tests/support/network-path.ts';
import { testPublicUrl } from '#tests/support/site.ts';
import { type Eavesdropper, eavesdropOn } from '#tests/support/spoken-statements.ts';

let database: TestDatabase;
let way: NetworkPath;
let ear: Eavesdropper;
let app: TestApp;
beforeAll(async () => {
  database = await freshDatabase();
  way = await openNetworkPath(database.connectionString);
  ear = await eavesdropOn(way.connectionString);
  const pool = openPool(ear.connectionString, 10);
  app = await createTestApp({
    database: {
      connectionString: ear.connectionString,
      directConnectionString: database.connectionString,
      ...{ pool, db: createDb(pool), close: () => pool.end() },
    },
  });
});
afterAll(async () => {
  await app.close();
  await ear.close();
  await way.close();
  await database.close();
});

// With replicas: tests/processes/replicas/.
it('without replicas a write sets no cookie and runs no extra query', async () => {
  const admin = await app.cookieOf(await app.make.admin());
  const client = await app.make.client({ approved: false });
  const before = ear.statements.length;
  const answer = await app.http.request(`/api/admin/approvals/${client}/refuse`, {
    method: 'POST',
    headers: { cookie: admin, origin: testPublicUrl, 'content-type': 'application/json' },
    body: JSON.stringify({ reason: 'A test.' }),
  });
  expect(answer.status).toBe(200);
  expect(answer.headers.getSetCookie().join()).not.toContain('last_write');
  const read = await app.http.request('/api/admin/audit-log', { headers: { cookie: admin } });
  expect(read.status).toBe(200);
  const said = ear.statements.slice(before).map(({ text }) => text);
  expect(said.length).toBeGreaterThan(5);
  expect(said.filter((text) => /pg_current_wal|pg_walfile_name|in_recovery/.test(text))).toEqual(
    [],
  );
});
