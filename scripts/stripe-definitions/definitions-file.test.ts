import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { answeredCalls } from './answered.ts';
import { definitionsFile, describeDefinitions } from './definitions-file.ts';
import { readStripeDefinitions } from './read-definitions.ts';

describe('what the local Stripe knows of the SDK', () => {
  it('is what the installed SDK declares: npm run generate-stripe-definitions', () => {
    expect(readFileSync(definitionsFile, 'utf8') === describeDefinitions()).toBe(true);
  });

  it('has every call that it answers, but those of Stripe’s own pages', () => {
    const { calls } = readStripeDefinitions(new Set(answeredCalls()), new Set());
    const missing = answeredCalls().filter((call) => !(call in calls));
    expect(missing.toSorted()).toEqual([
      'GET /v1/payment_pages/{id}',
      'POST /v1/payment_pages/{id}/confirm',
    ]);
  });

  it('knows what is needed, what may be left out, and what it may be', () => {
    const { calls, objects } = readStripeDefinitions(
      new Set(['POST /v1/prices']),
      new Set(['refund']),
    );
    expect(calls['POST /v1/prices']).toMatchObject({
      fields: { currency: 'string', 'nickname?': 'string', 'unit_amount_decimal?': 'decimal' },
    });
    expect(objects.refund).toMatchObject({
      fields: { amount: 'number', reason: { oneOf: expect.arrayContaining(['null']) } },
    });
  });
});
