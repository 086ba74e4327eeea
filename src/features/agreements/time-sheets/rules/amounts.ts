export const units = ['hours', 'days'] as const;
export type Unit = (typeof units)[number];

/** Hours are counted in quarters, days in halves: amounts are stored as so many parts. */
export const partsOfOne: Record<Unit, number> = { hours: 4, days: 2 };

/** The most that one calendar day can have. */
export const mostOfOneDay: Record<Unit, number> = { hours: 24, days: 1 };
export const capMax = 10_000;

/** An amount in parts; null for what is not a whole number of them, or nothing. */
export function partsOf(unit: Unit, amount: number): number | null {
  const parts = amount * partsOfOne[unit];
  return Number.isInteger(parts) && parts > 0 ? parts : null;
}

/** Parts as an amount. */
export const amountOf = (unit: Unit, parts: number): number => parts / partsOfOne[unit];

/** An amount in words: `7.25 hours`. */
export const amountInWords = (unit: Unit, amount: number): string =>
  `${amount} ${amount === 1 ? unit.slice(0, -1) : unit}`;

/** The shares of a cap, in percent, at which both sides are warned. */
export const capWarnings = [80, 100] as const;
export type CapWarning = (typeof capWarnings)[number];

/** The highest share of the cap that is reached; 0 below all of them and without a cap. */
export const reachedPercent = (parts: number, capParts: number | null): CapWarning | 0 =>
  capParts === null
    ? 0
    : (capWarnings.findLast((percent) => parts * 100 >= capParts * percent) ?? 0);
