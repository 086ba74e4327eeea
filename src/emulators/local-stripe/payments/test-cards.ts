import type { Behaviour } from '../payment-objects.ts';

/** A test card, and what its bank does. */
export interface TestCard {
  number: string;
  brand: 'visa' | 'mastercard' | 'amex';
  behaviour: Behaviour;
  /** That the bank refuses even to have it kept. */
  isRefusedAtOnce?: true;
}

/** The card that pays. */
export const usualCard: TestCard = {
  number: '4242424242424242',
  brand: 'visa',
  behaviour: 'succeeds',
};

/** Stripe's own test cards, under the names that tokens (`tok_…`) and payment methods (`pm_card_…`) have for them. */
const cards: Readonly<Record<string, TestCard>> = {
  visa: usualCard,
  visa_debit: { number: '4000056655665556', brand: 'visa', behaviour: 'succeeds' },
  mastercard: { number: '5555555555554444', brand: 'mastercard', behaviour: 'succeeds' },
  amex: { number: '378282246310005', brand: 'amex', behaviour: 'succeeds' },
  chargeCustomerFail: { number: '4000000000000341', brand: 'visa', behaviour: 'declined' },
  chargeDeclined: declinedAtOnce('4000000000000002', 'declined'),
  visa_chargeDeclined: declinedAtOnce('4000000000000002', 'declined'),
  chargeDeclinedInsufficientFunds: declinedAtOnce('4000000000009995', 'insufficient_funds'),
  visa_chargeDeclinedInsufficientFunds: declinedAtOnce('4000000000009995', 'insufficient_funds'),
  chargeDeclinedExpiredCard: declinedAtOnce('4000000000000069', 'expired_card'),
  authenticationRequired: {
    number: '4000002500003155',
    brand: 'visa',
    behaviour: 'authentication',
  },
  threeDSecure2Required: { number: '4000000000003220', brand: 'visa', behaviour: 'authentication' },
  threeDSecureRequired: { number: '4000000000003063', brand: 'visa', behaviour: 'authentication' },
};

function declinedAtOnce(number: string, behaviour: Behaviour): TestCard {
  return { number, brand: 'visa', behaviour, isRefusedAtOnce: true };
}

/** The card of this name or number; undefined for another one. */
export function findTestCard(nameOrNumber: string): TestCard | undefined {
  const digits = nameOrNumber.replaceAll(/\s/g, '');
  return (
    cards[nameOrNumber.replace(/^(pm_card_|tok_)/, '')] ??
    Object.values(cards).find(({ number }) => number === digits)
  );
}

/** The test accounts of direct debits; any other one is debited. */
export const debitBehaviour = (iban: string): Behaviour =>
  ({
    AT321904300235473204: 'succeeds' as const,
    AT861904300235473202: 'fails_later' as const,
    DE62370400440532013001: 'fails_later' as const,
    IT60X0542811101000000123456: 'fails_later' as const,
  })[iban] ?? 'succeeds';

/** Why a bank does not pay, in Stripe's words. */
export const declines: Readonly<
  Partial<Record<Behaviour, { code: string; decline_code?: string; message: string }>>
> = {
  declined: {
    code: 'card_declined',
    decline_code: 'generic_decline',
    message: 'Your card was declined.',
  },
  insufficient_funds: {
    code: 'card_declined',
    decline_code: 'insufficient_funds',
    message: 'Your card has insufficient funds.',
  },
  expired_card: { code: 'expired_card', message: 'Your card has expired.' },
};
