import { z } from 'zod';

/** Accepts a UUID from outside; whether such a row exists is another question. */
export const decisionIdSchema = z.uuid().brand<'DecisionId'>();

export type DecisionId = z.output<typeof decisionIdSchema>;
