import { defineEnumeration, type ValueOf } from './define-enumeration.ts';

export const budgetRanges = defineEnumeration({
  'under-10k': 'Under $10,000',
  '10k-25k': '$10,000 - $25,000',
  '25k-50k': '$25,000 - $50,000',
  '50k-100k': '$50,000 - $100,000',
  '100k-250k': '$100,000 - $250,000',
  '250k-plus': '$250,000+',
});
export type BudgetRange = ValueOf<typeof budgetRanges>;

/** Both ends of a budget in whole US dollars. */
export interface BudgetBounds {
  readonly min: number;
  readonly max: number;
}

const boundsOfRange: Readonly<Record<BudgetRange, BudgetBounds>> = {
  'under-10k': { min: 0, max: 10_000 },
  '10k-25k': { min: 10_000, max: 25_000 },
  '25k-50k': { min: 25_000, max: 50_000 },
  '50k-100k': { min: 50_000, max: 100_000 },
  '100k-250k': { min: 100_000, max: 250_000 },
  '250k-plus': { min: 250_000, max: 500_000 },
};

/** The bounds of a budget range in whole US dollars; 0 to 10,000 for an unknown or empty one. */
export function budgetBounds(range: string | null | undefined): BudgetBounds {
  return range && budgetRanges.has(range) ? boundsOfRange[range] : { min: 0, max: 10_000 };
}

/** The range with exactly these bounds, or null. Turns a stored budget back into the form's choice. */
export function budgetRangeOf({ min, max }: BudgetBounds): BudgetRange | null {
  const isRange = (range: BudgetRange) =>
    boundsOfRange[range].min === min && boundsOfRange[range].max === max;
  return budgetRanges.values.find(isRange) ?? null;
}
