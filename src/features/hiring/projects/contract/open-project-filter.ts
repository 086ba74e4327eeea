import { z } from 'zod';
import { budgetRanges } from '#catalogue/enumerations/budget.ts';
import { timelines } from '#catalogue/enumerations/engagement-length.ts';
import { typedText } from '#lib/api/plain-text.ts';
import { filterSkills, filterTextMaxLength, postedWithin } from '../rules/open-project-filter.ts';

/** What consultants narrow the list of open projects by; everything left out narrows nothing. */
export const openProjectFilterShape = {
  /** Searches title, description and requirements. Quotation marks keep words together; a minus excludes a word. */
  text: typedText().max(filterTextMaxLength).optional(),
  skill: z.enum(filterSkills).optional(),
  duration: z.enum(timelines.values).optional(),
  /** The smallest budget range to show. */
  budgetFrom: z.enum(budgetRanges.values).optional(),
  posted: z.enum(postedWithin.values).optional(),
};
