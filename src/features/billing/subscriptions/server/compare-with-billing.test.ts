import { describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { listMails } from '#emulators/mailbox/mailbox.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { failRows } from '#tests/support/failing-row.ts';
import { pressOnLocalPage } from '#tests/support/local-billing.ts';
import { runJob } from '#tests/support/run-job.ts';
import { compareWithBilling } from './commands/compare-with-billing.ts';
import { billingComparisonDue, trialsAged } from './jobs.ts';
import { getBillingRecord } from './queries/billing-record.ts';

const adminMail = 'avery-billing@example.test';

const app = await sharedTestApp();
const admin = await app.make.admin({ email: adminMail });

let count = 0;
/** A subscriber whose webhooks we have never heard of. */
async function newSubscriber() {
  count += 1;
  const email = `compared-${count}@example.test`;
  const userId = await app.make.consultant({ subscribed: false, email, firstName: 'Ada' });
  const { subscriptions } = await app.as(userId);
  const { url } = await subscriptions.startCheckout({ plan: 'monthly', currency: 'USD' });
  await pressOnLocalPage(app, url, { action: 'confirm' });
  return { userId, email, subscriptions };
}

const subscribed = async (userId: UserId) =>
  (await (await app.as(userId)).subscriptions.getOwn()).subscribed;

async function compareByJob(): Promise<void> {
  await app.services.write((tx) => app.services.jobs.enqueue(tx, billingComparisonDue, {}));
  await app.settle();
}

const mailsToAdmin = async () => {
  const mails = await listMails(app.db, { to: adminMail });
  return mails.filter(({ subject }) => subject.startsWith('Billing'));
};

describe('the nightly comparison with the billing service', () => {
  it('brings in what no webhook told of, and tells every admin what it has repaired', async () => {
    expect(admin).toBeTruthy();
    const { userId, email } = await newSubscriber();
    expect(await subscribed(userId)).toBe(false);
    await compareByJob();
    expect(await subscribed(userId)).toBe(true);
    const [mail, ...more] = await mailsToAdmin();
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Billing: 1 account repaired');
    expect(mail?.text).toContain(`(${email}): no subscription`);
    expect(mail?.text).toMatch(
      /Now: monthly trialing until \d{1,2} [A-Z][a-z]+ \d{4}, \d\d:\d\d UTC; 1 invoice, paid [^;]*0,\s+refunded/,
    );
  });

  it('changes nothing and writes to no one when all is as it should be', async () => {
    const before = await mailsToAdmin();
    expect((await compareWithBilling(app.services)).repaired).toEqual([]);
    await compareByJob();
    expect(await mailsToAdmin()).toHaveLength(before.length);
  });

  it('ends rights that the billing service has ended', async () => {
    const { userId, subscriptions } = await newSubscriber();
    await subscriptions.refresh();
    const { subscription } = await getBillingRecord(app.db, userId);
    await app.services.billing.cancelSubscription(subscription?.id ?? '');
    expect(await subscribed(userId)).toBe(true);
    const { repaired } = await compareWithBilling(app.services);
    expect(repaired.map(({ userId: who }) => who)).toEqual([userId]);
    expect(repaired[0]?.after).toContain('monthly canceled');
    expect(await subscribed(userId)).toBe(false);
  });

  it('repairs a row that was changed by hand', async () => {
    const { userId, subscriptions } = await newSubscriber();
    await subscriptions.refresh();
    await app.db
      .updateTable('subscriptions')
      .set({ status: 'canceled', amount: 1 })
      .where('user_id', '=', userId)
      .execute();
    const { repaired } = await compareWithBilling(app.services);
    expect(repaired.map(({ userId: who }) => who)).toEqual([userId]);
    expect(await subscribed(userId)).toBe(true);
  });

  it('repairs all others where one customer fails, and fails at the end', async () => {
    const [failing, other] = [await newSubscriber(), await newSubscriber()];
    for (const { userId, subscriptions } of [failing, other]) {
      await subscriptions.refresh();
      await app.db
        .updateTable('subscriptions')
        .set({ status: 'canceled', amount: 1 })
        .where('user_id', '=', userId)
        .execute();
    }
    const mend = await failRows(app.pool, {
      ...{ table: 'subscriptions', change: 'update', when: `old.user_id = '${failing.userId}'` },
    });
    await expect(runJob(app, billingComparisonDue)).rejects.toThrow('1 failed');
    expect(await subscribed(failing.userId)).toBe(false);
    expect(await subscribed(other.userId)).toBe(true);
    await mend();
    await runJob(app, billingComparisonDue);
    expect(await subscribed(failing.userId)).toBe(true);
  });

  it('names customers with a subscription whom no one here pays as', async () => {
    const { userId } = await newSubscriber();
    const { customerId } = await getBillingRecord(app.db, userId);
    await app.db.deleteFrom('billing_customers').where('user_id', '=', userId).execute();
    const { unknownCustomers } = await compareWithBilling(app.services);
    expect(unknownCustomers).toEqual([customerId]);
  });
});

describe('a trial that ends within a week', () => {
  it('is announced once, with the day and the amount, and not when it was cancelled', async () => {
    const going = await newSubscriber();
    await going.subscriptions.refresh();
    const ending = await newSubscriber();
    await ending.subscriptions.refresh();
    await app.db
      .updateTable('subscriptions')
      .set({ cancel_at_period_end: true })
      .where('user_id', '=', ending.userId)
      .execute();
    const { trialEnd } = await going.subscriptions.getOwn();
    const end = new Date(trialEnd ?? 0).getTime();
    const day = 24 * 60 * 60 * 1000;
    const announced = async (email: string) =>
      (await listMails(app.db, { to: email })).filter(({ subject }) =>
        subject.startsWith('Your free trial ends on'),
      );
    for (const daysBefore of [8, 7, 6, 1]) {
      app.clock.moveTo(new Date(end - daysBefore * day));
      await app.services.write((tx) => app.services.jobs.enqueue(tx, trialsAged, {}));
      await app.settle();
      expect(await announced(going.email)).toHaveLength(daysBefore > 7 ? 0 : 1);
    }
    const [mail] = await announced(going.email);
    expect(mail?.text).toContain('$75 is taken for the Monthly plan');
    expect(await announced(ending.email)).toEqual([]);
  });
});
