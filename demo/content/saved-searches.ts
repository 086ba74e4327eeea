import type { BudgetRange } from '#catalogue/enumerations/budget.ts';
import type { SkillId } from '#catalogue/skills.ts';

/** What the people of the demo want to be told of. */
export type DemoSavedSearch = {
  /** What its person calls it. */
  name: string;
  savedDaysAgo: number;
} & ({ client: string; skill: SkillId } | { consultant: string; budgetFrom: BudgetRange });

export const demoSavedSearches: readonly DemoSavedSearch[] = [
  {
    client: 'larkspur',
    name: 'Somebody for our Power BI reports',
    skill: 'power-bi',
    savedDaysAgo: 70,
  },
  {
    client: 'larkspur',
    name: 'Human Resources, for later this year',
    skill: 'human-resources',
    savedDaysAgo: 6,
  },
  { consultant: 'connie', name: 'Larger projects', budgetFrom: '50k-100k', savedDaysAgo: 45 },
];
