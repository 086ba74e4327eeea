import { sql } from 'kysely';
import { deleteExpired, yearsBefore } from '#db/kept-for.ts';
import { listOf, personalTable } from '#db/personal-tables.ts';
import type { PersonalData } from '#server/personal-data.ts';
import { forgetPayer } from './commands/end-with-account.ts';

const itself = 'the person who asks';

const customers = personalTable('billing_customers', {
  people: ['user_id'],
  given: [
    ...(['customer_id', 'first_paid_at', 'first_invoice_id'] as const),
    ...(['first_payment_returned_at', 'synced_at', 'created_at'] as const),
  ],
  withheld: { user_id: itself },
  afterErasure: 'deleted',
});

const subscriptions = personalTable('subscriptions', {
  people: ['user_id'],
  given: [
    ...(['subscription_id', 'plan', 'status', 'currency', 'amount'] as const),
    ...(['current_period_start', 'current_period_end', 'trial_end'] as const),
    'cancel_at_period_end',
  ],
  withheld: { user_id: itself },
  afterErasure: 'deleted',
});

const checkouts = personalTable('checkouts', {
  people: ['user_id'],
  given: ['plan', 'currency', 'trial_end', 'asked_at', 'next_path'],
  withheld: { user_id: itself, key: 'names a try for us', session_id: 'opens a payment' },
  afterErasure: 'deleted',
});

const surplus = personalTable('surplus_subscriptions', {
  people: ['user_id'],
  given: ['subscription_id', 'found_at', 'settled_at'],
  withheld: { user_id: itself },
  afterErasure: 'deleted',
});

const trials = personalTable('trials', {
  people: ['user_id', 'person_key'],
  given: ['began_at'],
  withheld: {
    id: 'names the row for us',
    user_id: itself,
    person_key: 'made of the address, so that a trial is given once',
  },
  afterErasure: 'nameless',
});

const invoices = personalTable('invoices', {
  people: ['user_id'],
  given: [
    ...(['invoice_id', 'subscription_id', 'number', 'status', 'currency', 'subtotal'] as const),
    ...(['tax', 'is_tax_included', 'is_reverse_charge', 'total', 'credited', 'paid'] as const),
    ...(['refunded', 'issued_at', 'paid_at', 'document_url', 'lines', 'buyer'] as const),
    ...(['seller', 'synced_at'] as const),
  ],
  withheld: { id: 'names the row for us', user_id: itself },
  afterErasure: 'kept',
});

/** What a consultant pays for. Invoices stay for seven years, with what the law wants on them and no mail address. */
export const subscriptionsPersonalData: PersonalData = {
  feature: 'subscriptions',
  retention: [
    {
      kind: 'transactions',
      table: 'invoices',
      expire: (tx, now) => deleteExpired(tx, 'invoices', sql`issued_at < ${yearsBefore(now, 7)}`),
    },
  ],
  tables: [customers, subscriptions, checkouts, surplus, trials, invoices],
  impersonal: { billing_events: 'ids of the billing service’s messages' },
  lists: [
    listOf(customers, {
      ...{ name: 'billing', person: 'user_id', key: 'user_id' },
      says: 'Who you are for the payment service, and when you paid first.',
    }),
    listOf(subscriptions, {
      ...{ name: 'subscription', person: 'user_id', key: 'user_id' },
      says: 'Your subscription.',
    }),
    listOf(checkouts, {
      ...{ name: 'checkout', person: 'user_id', key: 'user_id' },
      says: 'Your last checkout.',
    }),
    listOf(surplus, {
      ...{ name: 'surplus-subscriptions', person: 'user_id', key: 'subscription_id' },
      says: 'Subscriptions that were cancelled because you had one already.',
    }),
    listOf(trials, {
      ...{ name: 'trial', person: 'user_id', key: 'id' },
      says: 'When your trial began.',
    }),
    listOf(invoices, {
      ...{ name: 'invoices', person: 'user_id', key: 'id' },
      says: 'Your invoices; amounts are in the smallest unit of their currency.',
    }),
  ],
  erase: (tx, _, { userId }) => forgetPayer(tx, userId),
};
