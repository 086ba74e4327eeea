import { z } from 'zod';

/** Accepts a UUID from outside; whether such a row exists is another question. */
export const offerIdSchema = z.uuid().brand<'OfferId'>();

export type OfferId = z.output<typeof offerIdSchema>;

/** Takes an id that the database itself gave out. */
export const toOfferId = (id: string): OfferId => id as OfferId;
