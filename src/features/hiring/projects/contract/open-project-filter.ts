import { z } from 'zod';
import { budgetRanges } from '#catalogue/enumerations/budget.ts';
import { timelines } from '#catalogue/enumerations/engagement-length.ts';
import { typedText } from '#lib/api/plain-text.ts';
import { filterSkills, filterTextMaxLength, postedWithin } from '../rules/open-project-filter.ts';

/** What consultants narrow the list of open projects by; everything left out narrows nothing. */
export const openProjectFilterShape = {
  /** What to look for, in the searcher's own words. */
  text: typedText().max(filterTextMaxLength).optional(),
  /** Conditions of the text that do not count, in its own words, with `|` between them. */
  dropped: typedText()
    .max(2 * filterTextMaxLength)
    .optional(),
  /** `typed`: no word of the text is taken for a mistyped one. */
  spelling: z.literal('typed').optional(),
  skill: z.enum(filterSkills).optional(),
  duration: z.enum(timelines.values).optional(),
  /** The smallest budget range to show. */
  budgetFrom: z.enum(budgetRanges.values).optional(),
  posted: z.enum(postedWithin.values).optional(),
};
