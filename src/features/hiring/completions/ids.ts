import { z } from 'zod';

/** Accepts a UUID from outside; whether such a row exists is another question. */
export const completionIdSchema = z.uuid().brand<'CompletionId'>();

export type CompletionId = z.output<typeof completionIdSchema>;

/** Takes an id that the database itself gave out. */
export const toCompletionId = (id: string): CompletionId => id as CompletionId;
