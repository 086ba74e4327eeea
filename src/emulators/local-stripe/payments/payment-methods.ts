import { cardProblem, invalid, missing } from '../api-problem.ts';
import { newId } from '../ids.ts';
import type { LocalBillingDetails, LocalPaymentMethod } from '../payment-objects.ts';
import { fromUnix } from '../unix-time.ts';
import type { Work } from '../work.ts';
import { debitBehaviour, declines, findTestCard, type TestCard } from './test-cards.ts';

export const noBillingDetails: LocalBillingDetails = {
  address: null,
  email: null,
  name: null,
  phone: null,
};

const lastDigits = 4;
const yearsValid = 3;

/** A payment method with a test card; `created` in Unix seconds. */
export function cardMethodOf(
  card: TestCard,
  { id, created, customer = null }: { id: string; created: number; customer?: string | null },
): LocalPaymentMethod {
  return {
    id,
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    behaviour: card.behaviour,
    billing_details: noBillingDetails,
    card: {
      brand: card.brand,
      country: 'US',
      display_brand: card.brand,
      exp_month: 12,
      exp_year: fromUnix(created).getUTCFullYear() + yearsValid,
      fingerprint: card.number.slice(0, 6) + card.number.slice(-lastDigits),
      funding: 'credit',
      last4: card.number.slice(-lastDigits),
    },
    created,
    customer,
    livemode: false,
    metadata: {},
    type: 'card',
  };
}

/** A new payment method with a test card, not kept for any customer yet. */
export function cardMethod(
  work: Work,
  card: TestCard,
  billingDetails: LocalBillingDetails = noBillingDetails,
): LocalPaymentMethod {
  const method = cardMethodOf(card, { id: newId('pm'), created: work.seconds });
  return work.create({ ...method, billing_details: billingDetails });
}

/** A payment method with a test bank account. */
export function debitMethod(
  work: Work,
  iban: string,
  billingDetails: LocalBillingDetails,
): LocalPaymentMethod {
  return work.create({
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    behaviour: debitBehaviour(iban),
    billing_details: billingDetails,
    created: work.seconds,
    customer: null,
    livemode: false,
    metadata: {},
    sepa_debit: {
      bank_code: iban.slice(4, 12),
      country: iban.slice(0, 2),
      last4: iban.slice(-lastDigits),
    },
    type: 'sepa_debit',
  });
}

/** The payment method of this id; one of Stripe's test names makes a new one with that card. */
export async function getPaymentMethod(
  work: Work,
  id: string,
  param?: string,
): Promise<LocalPaymentMethod> {
  const found = await work.find('payment_method', id);
  if (found) return found;
  const card = id.startsWith('pm_card_') ? findTestCard(id) : undefined;
  if (!card) throw missing('PaymentMethod', id, param);
  return cardMethod(work, card);
}

/** Keeps a payment method for a customer; the bank of some cards refuses that. */
export function attach(
  work: Work,
  method: LocalPaymentMethod,
  customer: string,
): LocalPaymentMethod {
  if (method.customer === customer) return method;
  if (method.customer !== null) {
    throw invalid(
      'The payment method you provided has already been attached to a customer.',
      undefined,
      'payment_method_already_attached',
    );
  }
  requireKept(method);
  return work.change(method, { ...method, customer }, 'payment_method.attached');
}

function requireKept(method: LocalPaymentMethod): void {
  const decline = declines[method.behaviour];
  const card = method.card && findByDigits(method);
  if (decline && card?.isRefusedAtOnce) throw cardProblem({ type: 'card_error', ...decline });
}

const findByDigits = ({ card }: LocalPaymentMethod): TestCard | undefined =>
  card &&
  ['chargeDeclined', 'chargeDeclinedInsufficientFunds', 'chargeDeclinedExpiredCard']
    .map(findTestCard)
    .find((each) => each?.number.endsWith(card.last4));

/** `Visa ending in 4242`. */
export function methodInWords({ card, sepa_debit: debit, type }: LocalPaymentMethod): string {
  if (card) {
    const brand = card.brand.charAt(0).toUpperCase() + card.brand.slice(1);
    return `${brand} ending in ${card.last4}`;
  }
  return debit ? `Bank account ending in ${debit.last4}` : type;
}
