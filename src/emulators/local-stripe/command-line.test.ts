import { afterAll, describe, it } from 'vitest';
import { sharedDatabase } from '#tests/support/database.ts';
import { openStripeCommandLine } from '#tests/support/stripe-command-line.ts';
import { secretKey, startForTest } from './start-for-test.ts';

/** What Stripe's command line can trigger of all that concerns us: who pays, what for, and how it went. */
const triggers = [
  'billing_portal.configuration.created',
  'billing_portal.configuration.updated',
  'billing_portal.session.created',
  'charge.captured',
  'charge.failed',
  'charge.refund.updated',
  'charge.refunded',
  'charge.succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.completed',
  'checkout.session.expired',
  'credit_note.created',
  'credit_note.updated',
  'credit_note.voided',
  'customer.created',
  'customer.deleted',
  'customer.subscription.created',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.trial_will_end',
  'customer.subscription.updated',
  'customer.updated',
  'invoice.created',
  'invoice.deleted',
  'invoice.finalized',
  'invoice.marked_uncollectible',
  'invoice.paid',
  'invoice.payment_action_required',
  'invoice.payment_failed',
  'invoice.payment_succeeded',
  'invoice.sent',
  'invoice.updated',
  'invoice.voided',
  'invoiceitem.created',
  'invoiceitem.deleted',
  'payment_intent.amount_capturable_updated',
  'payment_intent.canceled',
  'payment_intent.created',
  'payment_intent.payment_failed',
  'payment_intent.processing',
  'payment_intent.requires_action',
  'payment_intent.succeeded',
  'payment_method.attached',
  'payment_method.detached',
  'payment_method.updated',
  'price.created',
  'price.updated',
  'product.created',
  'product.deleted',
  'product.updated',
  'setup_intent.canceled',
  'setup_intent.created',
  'setup_intent.requires_action',
  'setup_intent.setup_failed',
  'setup_intent.succeeded',
  'subscription.payment_failed',
  'subscription.payment_succeeded',
  'test_helpers.test_clock.advancing',
  'test_helpers.test_clock.created',
  'test_helpers.test_clock.deleted',
  'test_helpers.test_clock.ready',
];

/** Names of the command line for another event. */
const eventOf = (trigger: string): string =>
  trigger.startsWith('subscription.payment_')
    ? trigger.replace('subscription', 'invoice')
    : trigger;

const database = await sharedDatabase();
const stripe = await startForTest(database.pool);
afterAll(() => stripe.close());
const commandLine = await openStripeCommandLine({ apiBase: stripe.apiBase, secretKey });
afterAll(() => commandLine.close());

// Each is a test of its own, so that the report lists which pass: `npm run bench -- stripe-fixtures`.
describe.concurrent('the command line of Stripe', () => {
  it.for(triggers)('triggers %s', async (trigger, { expect }) => {
    const run = await commandLine.trigger(trigger);
    expect(run).toMatchObject({ isDone: true });
    if (trigger.startsWith('test_helpers.')) await stripe.local.advance(stripe.clock.now());
    const told = "select from local_stripe.events where body ->> 'type' = $1";
    const { rows } = await database.pool.query(told, [eventOf(trigger)]);
    expect(rows.length).toBeGreaterThan(0);
  });
});
