import { z } from 'zod';

/** The id of a call: its proposer makes it, so that the same proposal sent again is known. */
export const callIdSchema = z.uuid().brand<'CallId'>();
export type CallId = z.output<typeof callIdSchema>;
