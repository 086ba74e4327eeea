import { z } from 'zod';

/** Accepts a UUID from outside; whether such a row exists is another question. */
export const referenceIdSchema = z.uuid().brand<'ReferenceId'>();

export type ReferenceId = z.output<typeof referenceIdSchema>;
