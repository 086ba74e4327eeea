import { z } from 'zod';

/** Accepts a UUID from outside; whether such a row exists is another question. */
export const applicationIdSchema = z.uuid().brand<'ApplicationId'>();

export type ApplicationId = z.output<typeof applicationIdSchema>;

/** Takes an id that the database itself gave out. */
export const toApplicationId = (id: string): ApplicationId => id as ApplicationId;
