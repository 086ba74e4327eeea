import type Stripe from 'stripe';

/** Settings of the whole account: the seller, and what happens when a customer does not pay. */
export interface Account {
  /** Where the pages are, without a trailing slash. */
  pageBase: string;
  name: string;
  address: Stripe.Address;
  /** What stands below the name on invoices, line by line: address and VAT number. */
  letterhead: readonly string[];
  /** How many days after a failed payment of an invoice it is tried again, one after the other. */
  retryAfterDays: readonly number[];
  /** What becomes of a subscription when the last try has failed too. */
  afterLastRetry: 'cancel' | 'unpaid' | 'past_due';
}

export const usualAccount: Omit<Account, 'pageBase'> = {
  name: 'Direct365',
  address: {
    line1: '1 Example Street',
    line2: null,
    city: 'Dublin',
    state: null,
    postal_code: 'D01 X0X0',
    country: 'IE',
  },
  letterhead: ['1 Example Street', 'D01 X0X0 Dublin', 'IE', 'VAT IE1234567FA'],
  retryAfterDays: [3, 5, 7],
  afterLastRetry: 'cancel',
};
