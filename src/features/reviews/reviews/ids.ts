import { z } from 'zod';

/** Accepts a UUID from outside; whether such a row exists is another question. */
export const reviewIdSchema = z.uuid().brand<'ReviewId'>();

export type ReviewId = z.output<typeof reviewIdSchema>;

/** Takes an id that the database itself gave out. */
export const toReviewId = (id: string): ReviewId => id as ReviewId;
