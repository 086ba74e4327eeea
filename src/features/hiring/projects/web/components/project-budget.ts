import { budgetRangeOf, budgetRanges } from '#catalogue/enumerations/budget.ts';
import { formatWholeMoney } from '#lib/money/format.ts';
import type { ProjectCard } from '../../contract/project-views.ts';

/** A project's budget in dollars, in the words of the form it was chosen in: `$10,000 - $25,000`. */
export function budgetOf({
  budgetMinUsd: min,
  budgetMaxUsd: max,
}: Pick<ProjectCard, 'budgetMinUsd' | 'budgetMaxUsd'>): string {
  const range = budgetRangeOf({ min, max });
  if (range) return budgetRanges.label(range);
  return [min, max].map((usd) => formatWholeMoney(usd, 'USD', 'en-US')).join(' - ');
}
