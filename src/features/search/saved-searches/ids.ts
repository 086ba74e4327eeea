import { z } from 'zod';

/** Accepts a UUID from outside; whether such a row exists is another question. */
export const savedSearchIdSchema = z.uuid().brand<'SavedSearchId'>();

export type SavedSearchId = z.output<typeof savedSearchIdSchema>;
