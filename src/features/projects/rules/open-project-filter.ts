import { z } from 'zod';
import { budgetRanges } from '#catalogue/enumerations/budget.ts';
import { defineEnumeration, type ValueOf } from '#catalogue/enumerations/define-enumeration.ts';
import { timelines } from '#catalogue/enumerations/engagement-length.ts';
import { type ProductId, productIds } from '#catalogue/modules.ts';
import { type RequirementId, requirementIds } from '#catalogue/project-requirements.ts';
import { typedText } from '#lib/api/plain-text.ts';

/** How long ago a project may have been posted. */
export const postedWithin = defineEnumeration({
  day: 'Last 24 hours',
  week: 'Last 7 days',
  month: 'Last 30 days',
});
export type PostedWithin = ValueOf<typeof postedWithin>;

const daysOf: Readonly<Record<PostedWithin, number>> = { day: 1, week: 7, month: 30 };
const dayMs = 24 * 60 * 60 * 1000;

/** The earliest moment of posting that is still within this time at `now`. */
export const postedSince = (within: PostedWithin, now: Date): Date =>
  new Date(now.getTime() - daysOf[within] * dayMs);

/** What a project can be found by: a module, an extra skill, or a product, which means any module of it. */
export type FilterSkill = RequirementId | ProductId;
export const filterSkills: readonly FilterSkill[] = [...productIds, ...requirementIds];

export const filterTextMaxLength = 100;

/** What consultants narrow the list of open projects by; everything left out narrows nothing. */
export const openProjectFilterShape = {
  /** Words of the title, the description or what is asked for; "in quotes" together, -without. */
  text: typedText().max(filterTextMaxLength).optional(),
  skill: z.enum(filterSkills).optional(),
  duration: z.enum(timelines.values).optional(),
  /** The smallest budget range to show. */
  budgetFrom: z.enum(budgetRanges.values).optional(),
  posted: z.enum(postedWithin.values).optional(),
};
export type OpenProjectFilter = z.output<z.ZodObject<typeof openProjectFilterShape>>;
