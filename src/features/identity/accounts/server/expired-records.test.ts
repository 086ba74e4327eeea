import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { failRows } from '#tests/support/failing-row.ts';
import { removeExpired } from './commands/remove-expired.ts';
import { accountRecordsAged } from './jobs.ts';

const hourMs = 60 * 60_000;
let app: TestApp;

beforeEach(async () => {
  app = await createTestApp();
  return () => app.close();
});

/** One record of each kind that ends after this many hours. */
async function keepRecords(name: string, hours: number): Promise<void> {
  const now = app.clock.now();
  const end = new Date(now.getTime() + hours * hourMs);
  const userId = await app.make.client();
  const { db } = app;
  await db
    .insertInto('auth.sessions')
    .values({ user_id: userId, token: name, expires_at: end })
    .execute();
  await db
    .insertInto('auth.verifications')
    .values({ identifier: name, value: name, expires_at: end })
    .execute();
  await db
    .insertInto('rate_limits')
    .values({ key: name, points: 1, expire: String(end.getTime()) })
    .execute();
  // A key ends a day after it was made.
  await db
    .insertInto('idempotency_keys')
    .values({
      user_id: userId,
      key: name,
      request_hash: name,
      created_at: new Date(end.getTime() - 24 * hourMs),
    })
    .execute();
}

async function listKept(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select 'session ' || token as name from auth.sessions
    union all select 'link ' || identifier from auth.verifications
    union all select 'count ' || key from rate_limits
    union all select 'intent ' || key from idempotency_keys
    order by 1`.execute(app.db);
  return rows.map(({ name }) => name);
}

it('keeps what is of use, and removes it in the hour in which it expires', async () => {
  await keepRecords('short', 2);
  await keepRecords('long', 20);
  const all = ['count', 'intent', 'link', 'session'].flatMap((kind) => [
    `${kind} long`,
    `${kind} short`,
  ]);
  await removeNow();
  expect(await listKept()).toEqual(all);
  passHours(2.01);
  await removeNow();
  expect(await listKept()).toEqual(all.filter((name) => name.endsWith('long')));
  passHours(18);
  await removeNow();
  expect(await listKept()).toEqual([]);
});

it('is removed from all other tables where one fails, and the job fails at the end', async () => {
  await keepRecords('late', 1);
  passHours(2);
  const mend = await failRows(app.pool, {
    ...{ table: 'rate_limits', change: 'delete', when: 'true' },
  });
  await expect(removeExpired(app.services, new AbortController().signal)).rejects.toThrow(
    '1 failed, the first of them rate_limits',
  );
  expect(await listKept()).toEqual(['count late']);
  await mend();
  await removeNow();
  expect(await listKept()).toEqual([]);
});

const passHours = (hours: number): void =>
  app.clock.moveTo(new Date(app.clock.now().getTime() + hours * hourMs));

async function removeNow(): Promise<void> {
  await app.services.jobs.enqueue(app.db, accountRecordsAged, {});
  await app.settle();
}

it('is done every hour', async () => {
  await app.settle();
  const { rows } = await app.pool.query(
    "select cron from jobs.schedule where name = 'account-records-aged'",
  );
  expect(rows).toEqual([{ cron: '17 * * * *' }]);
});

it('removes many rows in batches, and stops between two when the node stops', async () => {
  await sql`insert into rate_limits select 'k' || n, 1, 1 from generate_series(1, 2500) n`.execute(
    app.db,
  );
  const stopping = AbortSignal.abort();
  expect(await removeExpired(app.services, stopping)).toBe(0);
  const { signal } = new AbortController();
  expect(await removeExpired(app.services, signal)).toBe(2500);
});
