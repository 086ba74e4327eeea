import { type BudgetRange, budgetRanges } from '#catalogue/enumerations/budget.ts';
import { defineEnumeration, type ValueOf } from '#catalogue/enumerations/define-enumeration.ts';
import { type Timeline, timelines } from '#catalogue/enumerations/engagement-length.ts';
import { type OpenProjectSort, openProjectSorts } from '#catalogue/enumerations/project.ts';
import { isProductId, type ProductId, productIds } from '#catalogue/modules.ts';
import {
  isRequirementId,
  type RequirementId,
  requirementIds,
} from '#catalogue/project-requirements.ts';

/** How long ago a project may have been posted. */
export const postedWithin = defineEnumeration({
  day: 'Last 24 hours',
  week: 'Last 7 days',
  month: 'Last 30 days',
});
export type PostedWithin = ValueOf<typeof postedWithin>;

const daysOf: Readonly<Record<PostedWithin, number>> = { day: 1, week: 7, month: 30 };
const dayMs = 24 * 60 * 60 * 1000;

/** The earliest time of posting that is still within this period at `now`. */
export const postedSince = (within: PostedWithin, now: Date): Date =>
  new Date(now.getTime() - daysOf[within] * dayMs);

/** What a project can be found by: a module, an extra skill, or a product, which means it or any module of it. */
export type FilterSkill = RequirementId | ProductId;
export const filterSkills: readonly FilterSkill[] = [
  ...new Set([...productIds, ...requirementIds]),
];

const isFilterSkill = (id: string): id is FilterSkill => isProductId(id) || isRequirementId(id);

export const filterTextMaxLength = 100;

/** What consultants narrow the list of open projects by; everything left out narrows nothing. */
export interface OpenProjectFilter {
  text?: string | undefined;
  /** Conditions of the text that do not count, in its own words, with `|` between them. */
  dropped?: string | undefined;
  /** No word of the text is taken for a mistyped one. */
  spelling?: 'typed' | undefined;
  skill?: FilterSkill | undefined;
  duration?: Timeline | undefined;
  /** The smallest budget range to show. */
  budgetFrom?: BudgetRange | undefined;
  posted?: PostedWithin | undefined;
}

/** What consultants choose of the open projects: a filter, and an order, which is the best match without one. */
export interface OpenProjectChoice extends OpenProjectFilter {
  sort?: OpenProjectSort | undefined;
}

/** The filter and the order in the search parameters of an address or in a form; what they cannot be is left out. */
export function readOpenProjectChoice(given: Readonly<Record<string, unknown>>): OpenProjectChoice {
  const sort = String(given.sort ?? '');
  return {
    ...readOpenProjectFilter(given),
    ...(openProjectSorts.has(sort) && sort !== 'match' ? { sort } : {}),
  };
}

/** The filter in the search parameters of an address or in a form; what it cannot be is left out. */
export function readOpenProjectFilter(given: Readonly<Record<string, unknown>>): OpenProjectFilter {
  // An address has no types: a number there was typed as words.
  const textOf = (name: keyof OpenProjectFilter): string => String(given[name] ?? '').trim();
  const chosen = <Value extends string>(
    name: keyof OpenProjectFilter,
    has: (value: string) => value is Value,
  ): Value | undefined => {
    const value = textOf(name);
    return has(value) ? value : undefined;
  };
  const read: OpenProjectFilter = {
    text: textOf('text').slice(0, filterTextMaxLength) || undefined,
    dropped: textOf('dropped').slice(0, 2 * filterTextMaxLength) || undefined,
    spelling: textOf('spelling') === 'typed' ? 'typed' : undefined,
    skill: chosen('skill', isFilterSkill),
    duration: chosen('duration', timelines.has),
    budgetFrom: chosen('budgetFrom', budgetRanges.has),
    posted: chosen('posted', postedWithin.has),
  };
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined));
}
