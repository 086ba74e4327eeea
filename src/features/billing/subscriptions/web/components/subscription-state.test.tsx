import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { SubscriptionView } from '../../contract.ts';
import { describeSubscription } from './subscription-state.tsx';

const active: SubscriptionView = {
  subscribed: true,
  status: 'active',
  plan: 'monthly',
  currentPeriodEnd: '2027-01-15T09:00:00.000Z',
  trialEnd: null,
  cancelAtPeriodEnd: false,
  trialAvailable: false,
  rightsEnd: '2027-01-18T09:00:00.000Z',
  mustMend: false,
  price: { amount: 75, currency: 'USD' },
};

function read(change: Partial<SubscriptionView>): string {
  const { label, explanation } = describeSubscription({ ...active, ...change }, 'en-US');
  const words = renderToStaticMarkup(explanation).replaceAll(/<[^>]+>/g, '');
  return `${label}: ${words}`;
}

describe('what a consultant reads of the subscription', () => {
  it('names the day it renews', () => {
    expect(read({})).toBe('Active: Renews on 15 January 2027 for $75.');
  });

  it('names the day the trial ends', () => {
    expect(read({ status: 'trialing', trialEnd: '2027-02-21T09:00:00.000Z' })).toBe(
      'Free trial: Your free trial ends on 21 February 2027. The first payment, $75, is taken then.',
    );
  });

  it('says how long a cancelled one lasts, in the trial as well', () => {
    const words =
      'Cancelled: You can apply to projects until 15 January 2027. Nothing more is charged.';
    expect(read({ cancelAtPeriodEnd: true })).toBe(words);
    expect(read({ cancelAtPeriodEnd: true, status: 'trialing' })).toBe(words);
  });

  it('asks for a look at the card while a payment is overdue', () => {
    expect(read({ status: 'past_due' })).toMatch(/^Payment overdue: .*check your card/);
  });

  it('says until when everything works, and that it rests afterwards', () => {
    expect(read({ status: 'past_due' })).toContain('until 18 January 2027');
    const resting = { subscribed: false, mustMend: true, status: 'unpaid', rightsEnd: null };
    expect(read(resting)).toMatch(/^On hold: A payment is open/);
    expect(read({ ...resting, status: 'incomplete' })).toMatch(/^Payment not completed: /);
  });

  it('tells one that has ended from one that never was', () => {
    expect(read({ subscribed: false, status: 'canceled' })).toMatch(/^Ended: /);
    expect(read({ subscribed: false, status: null, plan: null })).toMatch(/^Not subscribed: /);
  });
});
