import { dayInWords } from '#lib/calendar-days.ts';
import type { CurrencyCode } from '#lib/money/currencies.ts';
import { minorUnits } from '#lib/money/minor-units.ts';
import { amountInWords, amountOf, type Unit } from '../../time-sheets/rules/amounts.ts';
import { daysOfWeek } from '../../time-sheets/rules/weeks.ts';
import { costOf } from './amounts.ts';

/** A line of a draft. Amounts of money are in the smallest unit of the currency. */
export interface DraftLine {
  description: string;
  /** Its first and its last day. */
  from: string;
  to: string;
  quantity: number;
  /** Of UN/ECE recommendation 20: hours, days, or one of something. */
  unitCode: 'HUR' | 'DAY' | 'C62';
  quantityInWords: string;
  priceMinor: number;
  netMinor: number;
}

/** A week that the client has approved. */
export interface ApprovedWeek {
  /** Its Monday. */
  startsOn: string;
  parts: number;
}

/** A week at a rate. */
export function lineOfWeek(
  { startsOn, parts }: ApprovedWeek,
  rate: { unit: Unit; rateMinor: number },
): DraftLine {
  const quantity = amountOf(rate.unit, parts);
  return {
    description: `Week from ${dayInWords(startsOn)}`,
    ...{ from: startsOn, to: daysOfWeek(startsOn).at(-1) ?? startsOn },
    ...{ quantity, unitCode: rate.unit === 'hours' ? 'HUR' : 'DAY' },
    quantityInWords: amountInWords(rate.unit, quantity),
    ...{ priceMinor: rate.rateMinor, netMinor: costOf(parts, rate) },
  };
}

/** A milestone that the client has accepted. */
export interface AcceptedMilestone {
  name: string;
  /** In whole units of the currency. */
  amount: number;
  currency: CurrencyCode;
  deliveredOn: string;
  acceptedOn: string;
}

/** A milestone for its share of the fixed price. */
export function lineOfMilestone(milestone: AcceptedMilestone): DraftLine {
  const { name, amount, currency, deliveredOn, acceptedOn } = milestone;
  const priceMinor = minorUnits(amount, currency);
  return {
    description: `${name}, accepted on ${dayInWords(acceptedOn)}`,
    ...{ from: deliveredOn, to: deliveredOn },
    ...{ quantity: 1, unitCode: 'C62', quantityInWords: '1' },
    ...{ priceMinor, netMinor: priceMinor },
  };
}
