import { expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { subscriptionsByMonth } from './growth.ts';

const app = await sharedTestApp();

const begin = (userId: UserId | null, at: string) =>
  app.db
    .insertInto('trials')
    .values({ user_id: userId, person_key: crypto.randomUUID(), began_at: new Date(at) })
    .execute();

it('counts first subscriptions by month, also of those who have left, and made-up people if they are asked for', async () => {
  const demo = await app.make.consultant({ subscribed: false });
  await app.db.updateTable('profiles').set({ is_demo: true }).where('user_id', '=', demo).execute();
  await begin(await app.make.consultant({ subscribed: false }), '2030-12-31T23:59:59Z');
  await begin(await app.make.consultant({ subscribed: false }), '2031-01-01T00:00:00Z');
  await begin(await app.make.consultant({ subscribed: false }), '2031-02-10T00:00:00Z');
  await begin(null, '2031-02-11T00:00:00Z');
  await begin(demo, '2031-02-12T00:00:00Z');
  const since = new Date('2031-01-01T00:00:00Z');
  const count = async (isDemo: boolean) =>
    (await subscriptionsByMonth(app.db, { since, isDemo }))
      .map(({ month, n }) => `${month}: ${n}`)
      .toSorted();
  expect(await count(false)).toEqual(['2031-01: 1', '2031-02: 2']);
  expect(await count(true)).toEqual(['2031-01: 1', '2031-02: 3']);
});
