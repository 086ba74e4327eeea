import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import type { LocalSubscription } from '#emulators/local-stripe/objects.ts';
import { listMails } from '#emulators/mailbox/mailbox.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import {
  deliver,
  listLocalEvents,
  listLocalObjects,
  pressOnLocalPage,
} from '#tests/support/local-billing.ts';
import { isSubscribed } from './queries/subscribed-users.ts';

const app = await sharedTestApp();

const startedMail = /^Your free trial has started, until \d+ \w+ \d{4}$/;
const failedMail = 'Your payment did not go through';

/** A consultant who pays by the month. */
async function newSubscriber(email: string) {
  const userId = await app.make.consultant({ subscribed: false, email, firstName: 'Ada' });
  const { subscriptions } = await app.as(userId);
  const { url } = await subscriptions.startCheckout({ plan: 'monthly', currency: 'USD' });
  await pressOnLocalPage(app, url, { action: 'confirm' });
  for (const event of await listLocalEvents(app)) await deliver(app, event);
  await app.settle();
  return { userId, subscriptions };
}

/** The billing service changes the status, in the same period or a later one, and tells of it twice. */
async function becomes(userId: UserId, status: string, { monthsLater = 0 } = {}): Promise<void> {
  const all = await listLocalObjects<LocalSubscription>(app, 'subscription');
  const theirs = all.find(({ metadata }) => metadata.user_id === userId);
  if (!theirs) throw new Error('This person has no subscription.');
  const data = theirs.items.data.map((item) => ({
    ...item,
    current_period_end: item.current_period_end + monthsLater * 30 * 86_400,
  }));
  const body = { ...theirs, status, items: { ...theirs.items, data } };
  await app.pool.query('update local_stripe.objects set body = $1 where id = $2', [
    JSON.stringify(body),
    theirs.id,
  ]);
  for (const id of [`evt_${randomUUID()}`, `evt_${randomUUID()}`]) {
    const event = {
      id,
      object: 'event',
      type: 'customer.subscription.updated',
      created: Math.floor(app.clock.now().getTime() / 1000),
      data: { object: body },
    };
    expect((await deliver(app, event)).status).toBe(200);
  }
  await app.settle();
}

const subjectsTo = async (email: string) =>
  (await listMails(app.db, { to: email })).map(({ subject }) => subject).reverse();

describe('a payment that failed', () => {
  it('is told once, says where to mend it, and takes no rights away', async () => {
    const email = 'card-expired@example.test';
    const { userId, subscriptions } = await newSubscriber(email);
    await becomes(userId, 'past_due');
    await becomes(userId, 'past_due');
    const mails = await listMails(app.db, { to: email });
    expect(mails.map(({ subject }) => subject)).toEqual([
      failedMail,
      expect.stringMatching(startedMail),
    ]);
    expect(mails[0]?.text).toContain('Hello Ada');
    expect(mails[0]?.text).toContain('It will be tried again');
    expect(mails[0]?.text).toContain(
      `${app.services.publicUrl}/consultant/portal?tab=subscription`,
    );
    expect(await isSubscribed(app.db, userId, app.clock.now())).toBe(true);
    expect(await subscriptions.getOwn()).toMatchObject({ subscribed: true, status: 'past_due' });
  });

  it('is told again when the payment of another period fails', async () => {
    const email = 'fails-again@example.test';
    const { userId } = await newSubscriber(email);
    await becomes(userId, 'past_due');
    await becomes(userId, 'active');
    // Within one period no one is told twice.
    await becomes(userId, 'past_due');
    expect((await subjectsTo(email)).filter((subject) => subject === failedMail)).toHaveLength(1);
    await becomes(userId, 'active');
    await becomes(userId, 'past_due', { monthsLater: 1 });
    expect((await subjectsTo(email)).filter((subject) => subject === failedMail)).toHaveLength(2);
  });

  it.each([
    ['unpaid', 'Your subscription is on hold'],
    ['canceled', 'Your subscription has ended'],
  ] as const)(
    'ends the rights when the billing service gives up (%s), and says so',
    async (status, lastMail) => {
      const email = `gives-up-${status}@example.test`;
      const { userId } = await newSubscriber(email);
      await becomes(userId, 'past_due');
      await becomes(userId, status);
      expect(await isSubscribed(app.db, userId, app.clock.now())).toBe(false);
      expect(await subjectsTo(email)).toEqual([
        expect.stringMatching(startedMail),
        failedMail,
        lastMail,
      ]);
    },
  );
});
