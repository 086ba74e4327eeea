import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { isConsultant } from '#access/viewer.ts';
import type { LocalBalanceTransaction } from '#emulators/local-stripe/objects.ts';
import { listMails } from '#emulators/mailbox/mailbox.ts';
import { keepFirstPayment } from '#features/billing/subscriptions/server/commands/first-payment.ts';
import { getBillingRecord } from '#features/billing/subscriptions/server/queries/billing-record.ts';
import { viewerOf } from '#features/identity/accounts/server/viewer.ts';
import type { BillingInvoice } from '#lib/billing/billing.ts';
import { addCalendarMonths } from '#lib/billing/calendar-months.ts';
import { BillingUnavailable } from '#lib/billing/errors.ts';
import { stripeBilling } from '#lib/billing/stripe-billing.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import {
  deliver,
  type LocalEvent,
  listLocalEvents,
  listLocalObjects,
  pressOnLocalPage,
} from '#tests/support/local-billing.ts';
import { rounds } from '#tests/support/rounds.ts';
import { toReferralId } from '../ids.ts';
import { applyCode } from './commands/apply-code.ts';
import { creditFreeMonth } from './commands/credit-free-month.ts';
import { returnFreeMonth } from './commands/return-free-month.ts';
import { rewardReferrer } from './commands/reward-referrer.ts';

let count = 0;
const delivered = new Set<string>();

const app = await sharedTestApp();

const later = (minutes: number): void =>
  app.clock.moveTo(new Date(app.clock.now().getTime() + minutes * 60_000));

const referralsOf = async (userId: UserId) => (await app.as(userId)).referrals;

async function newConsultant(): Promise<{ userId: UserId; email: string }> {
  later(1);
  count += 1;
  const email = `refers-${count}@example.test`;
  return { userId: await app.make.consultant({ subscribed: false, email }), email };
}

/** Tells our webhook what the local Stripe has to tell since the last time. */
async function deliverNews(): Promise<LocalEvent[]> {
  const events = (await listLocalEvents(app)).filter(({ id }) => !delivered.has(id));
  for (const event of events) {
    delivered.add(event.id);
    expect((await deliver(app, event)).status).toBe(200);
  }
  await app.settle();
  return events;
}

async function subscribe(userId: UserId, plan: 'monthly' | 'annual' = 'monthly'): Promise<void> {
  const { subscriptions } = await app.as(userId);
  const { url } = await subscriptions.startCheckout({ plan, currency: 'USD' });
  await pressOnLocalPage(app, url, { action: 'confirm' });
  await deliverNews();
}

/** Lets the clock and the billing service go on to the end of everyone's trial. */
async function passTrial(): Promise<void> {
  app.clock.moveTo(addCalendarMonths(app.clock.now(), 3));
  later(60);
  await app.localStripe.advance(app.clock.now());
}

/** A referrer, and a user who joined with their code. */
async function newReferral() {
  const referrer = await newConsultant();
  const referee = await newConsultant();
  const { code } = await (await referralsOf(referrer.userId)).createCode({});
  const viewer = await viewerOf(app.db, referee.userId);
  if (!isConsultant(viewer)) throw new Error('This person is no consultant.');
  const outcome = await app.db
    .transaction()
    .execute((tx) => applyCode(tx, app.services, viewer, code));
  expect(outcome).toBe('applied');
  return { referrer, referee, ...(await referralOf(referee.userId)) };
}

async function referralOf(refereeId: UserId) {
  const { id } = await app.db
    .selectFrom('referrals')
    .select('id')
    .where('referee_id', '=', refereeId)
    .executeTakeFirstOrThrow();
  return { referralId: toReferralId(id) };
}

async function creditsFor(refereeId: UserId): Promise<LocalBalanceTransaction[]> {
  const all = await listLocalObjects<LocalBalanceTransaction>(app, 'customer_balance_transaction');
  return all.filter(({ metadata }) => metadata?.reference === `free month for ${refereeId}`);
}

async function subjectsTo(email: string): Promise<string[]> {
  await app.settle();
  const mails = await listMails(app.db, { to: email });
  return mails.map(({ subject }) => subject).reverse();
}

/** An invoice that was paid a moment ago, as the billing service tells of it. */
function paidNow(id = `in_${count}`) {
  const invoice: BillingInvoice = {
    id,
    number: undefined,
    status: 'paid',
    customerId: '',
    subscriptionId: 'sub_1',
    createdAt: app.clock.now(),
    paidAt: app.clock.now(),
    currency: 'USD',
    lines: [],
    subtotal: 75,
    tax: 0,
    isTaxIncluded: false,
    isReverseCharge: false,
    total: 75,
    credited: 0,
    paid: 75,
    refunded: 0,
    buyer: { name: '', email: '', address: [], taxIds: [] },
    documentUrl: undefined,
  };
  return { invoices: [invoice], surplus: new Set<string>() };
}

describe('the referee’s first payment', () => {
  it('gives a referrer who subscribes one free month, and each step is told once', async () => {
    const { referrer, referee } = await newReferral();
    await subscribe(referrer.userId);
    await subscribe(referee.userId);
    const summary = async () => (await referralsOf(referrer.userId)).getOwn({});
    // The invoice of a trial is paid too, with nothing.
    expect(await summary()).toMatchObject({ pending: 1, rewarded: 0 });
    expect(await creditsFor(referee.userId)).toEqual([]);

    await passTrial();
    await deliverNews();
    expect(await summary()).toMatchObject({ pending: 0, rewarded: 1, waiting: 0 });
    expect(await creditsFor(referee.userId)).toMatchObject([{ amount: -75_00, currency: 'usd' }]);
    const subjects = await subjectsTo(referrer.email);
    expect(subjects.filter((subject) => /referral code|free month/.test(subject))).toEqual([
      'Test P. joined with your referral code',
      'You have earned a free month',
    ]);
    const [{ rewardedAt } = { rewardedAt: null }] = (
      await (await referralsOf(referrer.userId)).listOwn({})
    ).items;
    expect(rewardedAt).not.toBeNull();
  });

  it('counts once, however often the webhook comes, and so does every later payment', async () => {
    const { referrer, referee } = await newReferral();
    await subscribe(referrer.userId);
    await subscribe(referee.userId);
    await passTrial();
    const events = await deliverNews();
    const paid = events.filter(({ type }) => type === 'invoice.paid');
    expect(paid.length).toBeGreaterThan(0);
    // The same payment under new names: as if the billing service told of it anew.
    const again = Array.from({ length: 20 }, (_, n) => ({
      ...(paid[n % paid.length] ?? { type: '' }),
      id: `evt_again_${referee.userId}_${n}`,
    }));
    const answers = await Promise.all(again.map((event) => deliver(app, event)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    await app.settle();
    await app.localStripe.advance(addCalendarMonths(app.clock.now(), 1));
    await deliverNews();
    expect(await creditsFor(referee.userId)).toHaveLength(1);
    expect(await (await referralsOf(referrer.userId)).getOwn({})).toMatchObject({ rewarded: 1 });
    const earned = (await subjectsTo(referrer.email)).filter((each) => each.includes('earned'));
    expect(earned).toHaveLength(1);
  });

  it('told fifty times at once for the first time gives one free month', async () => {
    const pairs: Awaited<ReturnType<typeof newReferral>>[] = [];
    for (let round = 0; round < rounds(1, 20); round += 1) {
      const pair = await newReferral();
      await subscribe(pair.referrer.userId);
      await subscribe(pair.referee.userId);
      pairs.push(pair);
    }
    await passTrial();
    const news = (await listLocalEvents(app)).filter(({ id }) => !delivered.has(id));
    for (const { id } of news) delivered.add(id);
    for (const { referee } of pairs) {
      const { customerId } = await getBillingRecord(app.db, referee.userId);
      const paid = news.find(
        (event) =>
          event.type === 'invoice.paid' && JSON.stringify(event).includes(customerId ?? ''),
      );
      if (!paid) throw new Error('The billing service tells nothing of the payment.');
      await Promise.all(
        Array.from({ length: 50 }, (_, n) =>
          deliver(app, { ...paid, id: `evt_${referee.userId}_${n}` }),
        ),
      );
      await app.settle();
      expect(await creditsFor(referee.userId)).toHaveLength(1);
      const { rows } = await app.pool.query(
        "select count(*)::int as n from jobs.job where name = 'first-payment-received' and data->>'userId' = $1",
        [referee.userId],
      );
      expect(rows).toEqual([{ n: 1 }]);
    }
  });

  it('credited fifty times at once is one credit at the billing service, and one mail', async () => {
    for (let round = 0; round < rounds(1, 20); round += 1) {
      const { referrer, referee, referralId } = await newReferral();
      await subscribe(referrer.userId);
      await app.db
        .updateTable('referrals')
        .set({ reward_granted_at: app.clock.now() })
        .where('id', '=', referralId)
        .execute();
      await Promise.allSettled(
        Array.from({ length: 50 }, () => creditFreeMonth(app.services, referralId)),
      );
      // Of those that came at once some may be refused, and are tried again.
      await creditFreeMonth(app.services, referralId);
      expect(await creditsFor(referee.userId)).toMatchObject([{ amount: -75_00 }]);
      const earned = (await subjectsTo(referrer.email)).filter((each) => each.includes('earned'));
      expect(earned).toHaveLength(1);
    }
  });

  it('settled fifty times at once is one first payment with one reward', async () => {
    for (let round = 0; round < rounds(1, 20); round += 1) {
      const { referrer, referee, referralId } = await newReferral();
      const customerId = `cus_${referee.userId}`;
      await app.db
        .insertInto('billing_customers')
        .values({ user_id: referee.userId, customer_id: customerId })
        .execute();
      const settle = () =>
        app.db.transaction().execute(async (tx) => {
          await keepFirstPayment(tx, app.services, referee.userId, paidNow());
          return rewardReferrer(tx, app.services, referee.userId);
        });
      const outcomes = await Promise.all(Array.from({ length: 50 }, settle));
      expect(outcomes.filter((outcome) => outcome === 'rewarded')).toHaveLength(1);
      const { rows } = await app.pool.query(
        `select count(*)::int as n from jobs.job
          where (name = 'first-payment-received' and data->>'userId' = $1)
             or (name = 'referral-rewarded' and data->>'referralId' = $2)`,
        [referee.userId, referralId],
      );
      expect(rows).toEqual([{ n: 2 }]);
      const { notifications } = await app.as(referrer.userId);
      expect((await notifications.list({})).items).toMatchObject([
        {
          words: 'You have earned a free month: a consultant who joined with your code has paid.',
          ...{ topic: 'billing', path: '/consultant/portal?tab=subscription' },
        },
      ]);
    }
  });

  it('takes a month’s share off an annual plan', async () => {
    const { referrer, referee } = await newReferral();
    await subscribe(referrer.userId, 'annual');
    await subscribe(referee.userId, 'annual');
    await passTrial();
    await deliverNews();
    expect(await creditsFor(referee.userId)).toMatchObject([{ amount: -63_00 }]);
  });
});

describe('a first payment that is refunded', () => {
  const takenBackFor = async (refereeId: UserId) =>
    (await listLocalObjects<LocalBalanceTransaction>(app, 'customer_balance_transaction')).filter(
      ({ metadata }) => metadata?.reference === `taken back ${refereeId}`,
    );

  /** The operator gives back all that was paid for a subscription. */
  async function refund(userId: UserId): Promise<void> {
    const { subscription } = await getBillingRecord(app.db, userId);
    await app.services.billing.refundSubscription(subscription?.id ?? '');
    await deliverNews();
  }

  it('takes the free month back, once, and says so', async () => {
    const { referrer, referee } = await newReferral();
    await subscribe(referrer.userId);
    await subscribe(referee.userId);
    await passTrial();
    await deliverNews();
    expect(await creditsFor(referee.userId)).toHaveLength(1);
    await refund(referee.userId);
    const { referrals } = await app.as(referrer.userId);
    expect(await referrals.getOwn({})).toMatchObject({ pending: 0, rewarded: 0, waiting: 0 });
    const [listed] = (await referrals.listOwn({})).items;
    expect(listed?.takenBackAt).not.toBeNull();
    expect(await takenBackFor(referee.userId)).toMatchObject([{ amount: 75_00, currency: 'usd' }]);

    const { referralId } = await referralOf(referee.userId);
    await Promise.all(Array.from({ length: 20 }, () => returnFreeMonth(app.services, referralId)));
    // Neither asking again nor paying again earns it anew.
    await (await app.as(referee.userId)).subscriptions.refresh();
    await app.localStripe.advance(addCalendarMonths(app.clock.now(), 1));
    await deliverNews();
    expect(await takenBackFor(referee.userId)).toHaveLength(1);
    expect(await creditsFor(referee.userId)).toHaveLength(1);
    const about = (await subjectsTo(referrer.email)).filter((each) => each.includes('free month'));
    expect(about).toEqual(['You have earned a free month', 'A free month was taken back']);
  });

  it('takes one back that was still waiting, without any credit', async () => {
    const { referrer, referee } = await newReferral();
    await subscribe(referee.userId);
    await passTrial();
    await deliverNews();
    await refund(referee.userId);
    await subscribe(referrer.userId);
    await app.settle();
    expect(await creditsFor(referee.userId)).toEqual([]);
    expect(await takenBackFor(referee.userId)).toEqual([]);
    const { referrals } = await app.as(referrer.userId);
    expect(await referrals.getOwn({})).toMatchObject({ rewarded: 0, waiting: 0 });
  });
});

describe('a free month of a referrer without a subscription', () => {
  it('waits for one, and is taken off it', async () => {
    const { referrer, referee } = await newReferral();
    await subscribe(referee.userId);
    await passTrial();
    await deliverNews();
    const summary = async () => (await referralsOf(referrer.userId)).getOwn({});
    expect(await summary()).toMatchObject({ rewarded: 1, waiting: 1 });
    expect(await creditsFor(referee.userId)).toEqual([]);

    await subscribe(referrer.userId);
    await app.settle();
    expect(await summary()).toMatchObject({ rewarded: 1, waiting: 0 });
    expect(await creditsFor(referee.userId)).toHaveLength(1);
    expect((await subjectsTo(referrer.email)).filter((each) => each.includes('month'))).toEqual([
      'A free month is waiting for you',
      'You have earned a free month',
    ]);
  });
});

describe('a free month while the billing service is away', () => {
  it('is given when it is back, once, for the worth that was settled', async () => {
    const { referrer, referee, referralId } = await newReferral();
    await subscribe(referrer.userId);
    await app.db
      .updateTable('referrals')
      .set({ reward_granted_at: app.clock.now() })
      .where('referee_id', '=', referee.userId)
      .execute();
    const billing = stripeBilling({
      secretKey: 'sk_test_local',
      webhookSecrets: ['whsec_local'],
      apiBase: 'http://127.0.0.1:9',
    });
    const attempt = creditFreeMonth({ ...app.services, billing }, referralId);
    await expect(attempt).rejects.toThrow(BillingUnavailable);
    expect(await (await referralsOf(referrer.userId)).getOwn({})).toMatchObject({ waiting: 1 });

    await app.db
      .updateTable('subscriptions')
      .set({ plan: 'annual', amount: 750 })
      .where('user_id', '=', referrer.userId)
      .execute();
    // Killed after the billing service was asked and before that was written down.
    const forgetful = { ...app.services, mailer: { ...app.services.mailer, queueMail: fail } };
    await expect(creditFreeMonth(forgetful, referralId)).rejects.toThrow('No mail today.');
    await Promise.all(Array.from({ length: 50 }, () => creditFreeMonth(app.services, referralId)));
    expect(await creditsFor(referee.userId)).toMatchObject([{ amount: -75_00 }]);
    expect(await (await referralsOf(referrer.userId)).getOwn({})).toMatchObject({ waiting: 0 });
  });

  const fail = async (): Promise<never> => {
    throw new Error('No mail today.');
  };
});

describe('a referral of a user who has left', () => {
  it('is no one’s any more, and its job ends quietly', async () => {
    await expect(
      creditFreeMonth(app.services, toReferralId(randomUUID())),
    ).resolves.toBeUndefined();
  });
});
