import fc from 'fast-check';
import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { rounds } from '#tests/support/rounds.ts';
import { WebhookRefused } from './errors.ts';
import { openWebhook } from './webhook.ts';

const secret = 'whsec_ours';
const now = new Date('2026-11-21T10:00:00Z');
const seconds = now.getTime() / 1000;
const body = JSON.stringify({
  id: 'evt_1',
  object: 'event',
  type: 'invoice.paid',
  data: { object: { id: 'in_1', customer: 'cus_1', amount_paid: 7500, currency: 'usd' } },
});
const header = Stripe.webhooks.generateTestHeaderString({
  payload: body,
  secret,
  timestamp: seconds,
});

/** Another text: one character replaced, taken out or put in. */
const mutated = (text: string): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.nat({ max: text.length - 1 }),
      fc.constantFrom('replace', 'remove', 'insert'),
      fc.string({ minLength: 1, maxLength: 1 }),
    )
    .map(([at, how, sign]) => {
      const rest = text.slice(how === 'insert' ? at : at + 1);
      return `${text.slice(0, at)}${how === 'remove' ? '' : sign}${rest}`;
    })
    .filter((changed) => changed !== text);

/** Whether the signature proves the body to a server that reads headers as the library does. */
function isAccepted(signature: string, payload: string): boolean {
  try {
    openWebhook(payload, signature, [secret], now);
    return true;
  } catch (error) {
    if (error instanceof WebhookRefused) return false;
    throw error;
  }
}

/** What the header says: the number that its time begins with, and each signature without its ignored end. */
const meaningOf = (signature: string): string[] =>
  signature
    .split(',')
    .map((item) => item.split('='))
    .flatMap(([name, value = '']) => {
      if (name === 't') return [`t=${Number.parseInt(value, 10)}`];
      return name === 'v1' ? [`v1=${value}`] : [];
    })
    .toSorted();

describe('a tampered webhook', () => {
  it('is accepted as it was sent', () => {
    expect(isAccepted(header, body)).toBe(true);
  });

  it('is never accepted with another body: of a thousand, none', () => {
    const check = fc.property(mutated(body), (changed) => !isAccepted(header, changed));
    expect(fc.check(check, { numRuns: rounds(200, 1000) }).counterexample).toBeNull();
  });

  it('is never accepted with another signature: of a thousand, none', () => {
    const other = mutated(header).filter(
      (changed) => meaningOf(changed).join() !== meaningOf(header).join(),
    );
    const check = fc.property(other, (changed) => !isAccepted(changed, body));
    expect(fc.check(check, { numRuns: rounds(200, 1000) }).counterexample).toBeNull();
  });

  it('is never accepted with a time more than 300 seconds away, either way, however well it is signed', () => {
    const away = fc
      .tuple(fc.integer({ min: 301, max: 400_000_000 }), fc.constantFrom(1, -1))
      .map(([distance, direction]) => seconds + distance * direction);
    const check = fc.property(away, (timestamp) => {
      const late = Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp });
      return !isAccepted(late, body);
    });
    expect(fc.check(check, { numRuns: rounds(200, 1000) }).counterexample).toBeNull();
  });
});
