import { priceIn } from '#features/subscriptions/rules.ts';
import { convertFromUsd } from '#lib/money/convert.ts';
import type { CurrencyCode } from '#lib/money/currencies.ts';

/** A span of days, both included, as `YYYY-MM-DD`. */
export interface DatedSpan {
  startsOn: string;
  endsOn: string;
}

export interface Timeline<Entry> {
  /** Running today, the newest first. */
  current: Entry[];
  /** Yet to start, the nearest first. */
  upcoming: Entry[];
  /** Over, the newest first. */
  past: Entry[];
}

/** Sorts dated entries by where they stand on a day (`YYYY-MM-DD`): what is over moves to the past by itself. */
export function timelineOn<Entry extends DatedSpan>(
  today: string,
  entries: readonly Entry[],
): Timeline<Entry> {
  const oldestFirst = entries.toSorted((a, b) => a.startsOn.localeCompare(b.startsOn));
  const newestFirst = oldestFirst.toReversed();
  return {
    current: newestFirst.filter(({ startsOn, endsOn }) => startsOn <= today && today <= endsOn),
    upcoming: oldestFirst.filter(({ startsOn }) => startsOn > today),
    past: newestFirst.filter(({ endsOn }) => endsOn < today),
  };
}

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
  currency: CurrencyCode;
}): MonthCompared {
  const { invoicedUsd, commissionPercent, currency } = options;
  const invoiced = convertFromUsd(invoicedUsd, currency);
  const commission = Math.round((invoiced * commissionPercent) / 100);
  const subscription = priceIn('monthly', currency);
  return {
    invoiced,
    agency: { taken: commission, kept: invoiced - commission },
    direct: { taken: subscription, kept: invoiced - subscription },
  };
}
