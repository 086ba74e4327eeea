import { partsOfOne, type Unit } from '#features/agreements/time-sheets/rules/amounts.ts';
import type { VatCategory } from './vat.ts';

/** The quotient of two integers, half up: 5 / 2 is 3. */
const roundedQuotient = (dividend: bigint, divisor: bigint): number =>
  Number((2n * dividend + divisor) / (2n * divisor));

/** What parts of a unit cost at a rate, in the smallest unit of the currency, rounded once. */
export const costOf = (parts: number, { unit, rateMinor }: { unit: Unit; rateMinor: number }) =>
  roundedQuotient(BigInt(parts) * BigInt(rateMinor), BigInt(partsOfOne[unit]));

export interface Vat {
  vatCategory: VatCategory;
  /** Counts at category S alone. */
  vatPercent: number | null;
}

/** What the lines come to, in the smallest unit of the currency: VAT is that of their sum. */
export function amountsOf(
  lines: readonly { netMinor: number }[],
  { vatCategory, vatPercent }: Vat,
) {
  const netMinor = lines.reduce((sum, line) => sum + line.netMinor, 0);
  const percent = vatCategory === 'S' ? (vatPercent ?? 0) : 0;
  // A rate has two decimals.
  const vatMinor = roundedQuotient(BigInt(netMinor) * BigInt(Math.round(percent * 100)), 10_000n);
  return { percent, netMinor, vatMinor, grossMinor: netMinor + vatMinor };
}
