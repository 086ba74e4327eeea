import { afterAll, describe, expect, it } from 'vitest';
import { sharedDatabase } from '#tests/support/database.ts';
import { alternatives, type Fields, fieldsOf, plainName, type Shape } from './definitions.ts';
import { secretKey, startForTest } from './start-for-test.ts';

const database = await sharedDatabase();
const stripe = await startForTest(database.pool);
afterAll(() => stripe.close());

/** Where an answer is not what the SDK declares: a field that is missing, unknown, or of another type. */
function problemsOf(shape: Shape, value: unknown, at: string): string[] {
  const found = alternatives(shape).map((each) => problemsOfOne(each, value, at));
  return found.find((problems) => problems.length === 0) ?? found[0] ?? [];
}

function problemsOfOne(shape: Shape, value: unknown, at: string): string[] {
  if (typeof shape === 'string')
    return isPlain(shape, value) ? [] : [`${at} is no ${shape}: ${value}`];
  if ('enum' in shape) {
    return shape.enum.includes(String(value)) ? [] : [`${at} is none of ${shape.enum}: ${value}`];
  }
  if (typeof value !== 'object' || value === null) return [`${at} is no object: ${value}`];
  if ('list' in shape) {
    if (!Array.isArray(value)) return [`${at} is no list`];
    return value.flatMap((item, index) => problemsOf(shape.list, item, `${at}[${index}]`));
  }
  const entries = new Map<string, unknown>(Object.entries(value));
  if ('map' in shape) {
    return [...entries].flatMap(([name, item]) => problemsOf(shape.map, item, `${at}.${name}`));
  }
  if ('fields' in shape) return problemsOfFields(shape.fields, entries, at);
  if (!('kind' in shape)) return [`${at} has a shape that this test does not know`];
  if (entries.get('object') !== shape.kind) return [`${at} is no ${shape.kind}`];
  return problemsOfFields(fieldsOf(shape.kind) ?? {}, entries, at);
}

function isPlain(shape: string, value: unknown): boolean {
  if (shape === 'any') return true;
  if (shape === 'null') return value === null;
  if (shape === 'decimal') return /^-?\d+(\.\d+)?$/.test(String(value));
  const type: string = typeof value;
  return type === shape;
}

function problemsOfFields(
  fields: Fields,
  entries: ReadonlyMap<string, unknown>,
  at: string,
): string[] {
  const declared = Object.entries(fields);
  const names = new Set(declared.map(([key]) => plainName(key)));
  const unknown = [...entries.keys()].filter((name) => !names.has(name));
  return [
    ...unknown.map((name) => `${at}.${name} is not declared`),
    ...declared.flatMap(([key, inner]) => {
      const name = plainName(key);
      if (entries.has(name)) return problemsOf(inner, entries.get(name), `${at}.${name}`);
      return key.endsWith('?') ? [] : [`${at}.${name} is missing`];
    }),
  ];
}

const lists = [
  'balance_transactions',
  'charges',
  'checkout/sessions',
  'customers',
  'invoice_payments',
  'invoices',
  'payment_intents',
  'payment_methods',
  'prices',
  'refunds',
  'subscriptions',
  'webhook_endpoints',
];

describe('what the local Stripe answers', () => {
  it('is what the SDK declares, field by field: for everything that a subscription leaves behind', async () => {
    const trialEnd = new Date('2027-02-21T10:00:00Z');
    const trial = await stripe.subscribe({ clientReference: 'trial', trialEnd });
    const { customerId, subscriptionId } = await stripe.subscribe({ clientReference: 'pays' });
    const credit = {
      customerId,
      amount: 10,
      currency: 'USD',
      description: 'Credit',
      reference: 'c',
    };
    await stripe.billing.creditCustomer(credit);
    await stripe.local.advance(new Date('2027-02-21T10:00:01Z'));
    await stripe.billing.cancelSubscription(subscriptionId);
    await stripe.billing.refundSubscription(subscriptionId);
    expect(trial.subscriptionId).not.toBe(subscriptionId);
    const seen = new Set<string>();
    for (const name of lists) {
      const path =
        name === 'balance_transactions' ? `customers/${customerId}/balance_transactions` : name;
      const status = name === 'subscriptions' ? '&status=all' : '';
      const answer = await fetch(`${stripe.apiBase}/v1/${path}?limit=100${status}`, {
        headers: { authorization: `Bearer ${secretKey}` },
      });
      const { data } = await answer.json();
      expect(data, name).not.toEqual([]);
      for (const object of data) {
        seen.add(object.object);
        expect(problemsOf({ kind: object.object }, object, object.object)).toEqual([]);
      }
    }
    expect(seen.size).toBe(lists.length);
  });
});
