import { afterAll, expect, it } from 'vitest';
import { createDb, openPool } from '#db/client.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { sharedDatabase } from '#tests/support/database.ts';
import { openNetworkPath } from '#tests/support/network-path.ts';
import { testPublicUrl } from '#tests/support/site.ts';
import { eavesdropOn } from '#tests/support/spoken-statements.ts';

const database = await sharedDatabase();
const way = await openNetworkPath(database.connectionString);
afterAll(() => way.close());
const ear = await eavesdropOn(way.connectionString);
afterAll(() => ear.close());
const pool = openPool(ear.connectionString, 10);
const app = await sharedTestApp({
  database: {
    connectionString: ear.connectionString,
    directConnectionString: database.connectionString,
    ...{ pool, db: createDb(pool), close: () => pool.end() },
  },
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
