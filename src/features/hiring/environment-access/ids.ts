import { z } from 'zod';

/** Accepts a UUID from outside; whether such a row exists is another question. */
export const accessIdSchema = z.uuid().brand<'AccessId'>();

export type AccessId = z.output<typeof accessIdSchema>;

/** Takes an id that the database itself gave out. */
export const toAccessId = (id: string): AccessId => id as AccessId;
