import { priceIn } from '#features/billing/subscriptions/rules/plans.ts';
import { convertAt } from '#lib/money/convert.ts';
import type { LocaleCurrency } from '#lib/money/locale-currencies.ts';

/** What a consultant keeps of a month's invoices, through an agency and here, in whole units of the currency. */
export interface MonthCompared {
  invoiced: number;
  agency: { taken: number; kept: number };
  direct: { taken: number; kept: number };
}

/** Works out the example month: `invoicedUsd` billed, an agency's commission against our monthly plan. */
export function compareMonth(options: {
  invoicedUsd: number;
  commissionPercent: number;
  currency: Pick<LocaleCurrency, 'code' | 'perUsd'>;
}): MonthCompared {
  const { invoicedUsd, commissionPercent, currency } = options;
  const invoiced = convertAt(invoicedUsd, currency.perUsd);
  const commission = Math.round((invoiced * commissionPercent) / 100);
  const subscription = priceIn('monthly', currency.code);
  return {
    invoiced,
    agency: { taken: commission, kept: invoiced - commission },
    direct: { taken: subscription, kept: invoiced - subscription },
  };
}
