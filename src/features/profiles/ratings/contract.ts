import { z } from 'zod';

/** What cards say of the reviews of a consultant. Cards that were stored before reviews were counted have none. */
export const ratingShape = {
  /** Their mean in stars and their number, from three reviewers on; null before, shown as New or as their number. */
  rating: z.object({ mean: z.number(), count: z.number().int() }).nullable(),
  reviewCount: z.number().int().default(0),
};
