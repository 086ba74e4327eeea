import { partsOfOne, type Unit } from '#features/agreements/time-sheets/rules/amounts.ts';
import type { VatCategory } from './vat.ts';

/** A week that the client has approved, in parts of the unit. */
export interface ApprovedWeek {
  startsOn: string;
  parts: number;
}

export interface Terms {
  unit: Unit;
  /** In the smallest unit of the currency. */
  rateMinor: number;
  vatCategory: VatCategory;
  /** Counts at category S alone. */
  vatPercent: number | null;
}

/** The quotient of two integers, half up: 5 / 2 is 3. */
const roundedQuotient = (dividend: bigint, divisor: bigint): number =>
  Number((2n * dividend + divisor) / (2n * divisor));

/** What the weeks cost, in the smallest unit of the currency. Each line is rounded once, and the VAT of their sum. */
export function amountsOf<Week extends ApprovedWeek>(weeks: readonly Week[], terms: Terms) {
  const { unit, rateMinor, vatCategory, vatPercent } = terms;
  const lines = weeks.map((week) => ({
    ...week,
    netMinor: roundedQuotient(BigInt(week.parts) * BigInt(rateMinor), BigInt(partsOfOne[unit])),
  }));
  const netMinor = lines.reduce((sum, line) => sum + line.netMinor, 0);
  const percent = vatCategory === 'S' ? (vatPercent ?? 0) : 0;
  // A rate has two decimals.
  const vatMinor = roundedQuotient(BigInt(netMinor) * BigInt(Math.round(percent * 100)), 10_000n);
  return { lines, percent, netMinor, vatMinor, grossMinor: netMinor + vatMinor };
}
