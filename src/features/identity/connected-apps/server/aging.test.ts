import { expect, it } from 'vitest';
import { sharedTestApp } from '#tests/support/app.ts';
import { exampleInputs } from '#tests/support/authorisation/all-inputs.ts';
import { makeConnectedApp } from '#tests/support/authorisation/connected-app-inputs.ts';
import { connectedAppsAged } from './jobs.ts';

const app = await sharedTestApp();

const day = 24 * 60 * 60_000;
const count = async (table: string): Promise<number> => {
  const { rows } = await app.pool.query(`select count(*)::int as count from auth.${table}`);
  return (rows as { count: number }[])[0]?.count ?? 0;
};

async function age(milliseconds: number): Promise<void> {
  app.clock.moveTo(new Date(app.clock.now().getTime() + milliseconds));
  await app.services.write((tx) => app.services.jobs.enqueue(tx, connectedAppsAged, {}));
  await app.settle();
}

it('forgets requests that have expired, and apps that have no token left after a day', async () => {
  const userId = await app.make.client();
  const [unused, used] = [await makeConnectedApp(app, userId), await makeConnectedApp(app, userId)];
  const later = new Date(app.clock.now().getTime() + 30 * day);
  await app.pool.query('update auth.app_grants set expires_at = $1', [later]);
  await app.pool.query(
    `insert into auth.app_records (id_hash, kind, grant_id, payload, expires_at)
     values ('of a test', 'RefreshToken', $1, '{}', $2)`,
    [used, later],
  );
  await exampleInputs['connectedApps.getRequest']?.(app, '', undefined);
  await age(1000);
  expect([await count('app_grants'), await count('app_records')]).toEqual([2, 2]);
  await age(2 * 60_000);
  expect([await count('app_grants'), await count('app_records')]).toEqual([2, 1]);
  await age(day);
  const { apps } = await (await app.as(userId)).connectedApps.list();
  expect(apps.map(({ appId }) => appId)).toEqual([used]);
  expect(apps.map(({ appId }) => appId)).not.toContain(unused);
  await age(30 * day);
  expect([await count('app_grants'), await count('app_records')]).toEqual([0, 0]);
});
