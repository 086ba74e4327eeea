import type { LocalCustomer, LocalTax, LocalTaxId } from '../objects.ts';

/** Standard rates of value-added tax, in percent; where none is named, none is collected. */
const ratePercent: Readonly<Record<string, number>> = {
  AT: 20,
  AU: 10,
  BE: 21,
  CH: 8.1,
  CZ: 21,
  DE: 19,
  DK: 25,
  ES: 21,
  FI: 25.5,
  FR: 20,
  GB: 20,
  GR: 24,
  HU: 27,
  IE: 23,
  IT: 22,
  LU: 17,
  NL: 21,
  NO: 25,
  NZ: 15,
  PL: 23,
  PT: 23,
  RO: 21,
  SE: 25,
};

/** A customer in this union with a VAT number owes the tax themselves. */
const union = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
);

export interface Taxed {
  amount: number;
  behaviour: 'exclusive' | 'inclusive';
  customer: LocalCustomer;
  taxIds: readonly Pick<LocalTaxId, 'type'>[];
  sellerCountry: string | null;
}

/**
 * The tax of one line, as Stripe Tax would find it by the customer's address; made of rates that are near the true
 * ones.
 */
export function taxOf({ amount, behaviour, customer, taxIds, sellerCountry }: Taxed): LocalTax {
  const country = customer.address?.country ?? null;
  const percent = (country && ratePercent[country]) ?? 0;
  const isAbroad = country !== sellerCountry;
  const isReversed =
    isAbroad &&
    country !== null &&
    union.has(country) &&
    taxIds.some(({ type }) => type === 'eu_vat');
  const share = isReversed ? 0 : Number(percent) / 100;
  const tax =
    behaviour === 'inclusive'
      ? Math.round(amount - amount / (1 + share))
      : Math.round(amount * share);
  return {
    amount: tax,
    tax_behavior: behaviour,
    tax_rate_details: null,
    taxability_reason: reasonOf(isReversed, share),
    taxable_amount: behaviour === 'inclusive' ? amount - tax : amount,
    type: 'tax_rate_details',
  };
}

function reasonOf(isReversed: boolean, share: number): LocalTax['taxability_reason'] {
  if (isReversed) return 'reverse_charge';
  return share === 0 ? 'not_collecting' : 'standard_rated';
}
