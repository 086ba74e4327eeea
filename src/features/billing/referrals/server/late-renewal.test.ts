import { expect, it } from 'vitest';
import { addCalendarMonths } from '#lib/billing/calendar-months.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { pressOnLocalPage } from '#tests/support/local-billing.ts';
import { rewardReferrer } from './commands/reward-referrer.ts';

const app = await sharedTestApp();

it('a free month that was earned while a renewal was late is credited with the renewal', async () => {
  const referrerId = await app.make.consultant({ subscribed: false });
  const refereeId = await app.make.consultant({ subscribed: false });
  await app.db
    .insertInto('referrals')
    .values({ referrer_id: referrerId, referee_id: refereeId })
    .execute();
  const { subscriptions, referrals } = await app.as(referrerId);
  const { url } = await subscriptions.startCheckout({ plan: 'monthly', currency: 'USD' });
  await pressOnLocalPage(app, url, { action: 'confirm' });
  expect(await subscriptions.refresh()).toMatchObject({ subscribed: true });

  // The trial is over, and so are the days in which news of the renewal may be late.
  const fourDays = 4 * 24 * 60 * 60_000;
  app.clock.moveTo(new Date(addCalendarMonths(app.clock.now(), 3).getTime() + fourDays));
  await app.db.transaction().execute((tx) => rewardReferrer(tx, app.services, refereeId));
  await app.settle();
  expect(await referrals.getOwn({})).toMatchObject({ rewarded: 1, waiting: 1 });

  await app.localStripe.advance(app.clock.now());
  expect(await subscriptions.refresh()).toMatchObject({ subscribed: true });
  await app.settle();
  expect(await referrals.getOwn({})).toMatchObject({ rewarded: 1, waiting: 0 });
});
