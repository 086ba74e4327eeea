import { z } from 'zod';

/** Accepts a UUID from outside; whether such a row exists is another question. */
export const weekIdSchema = z.uuid().brand<'TimeSheetWeekId'>();

export type WeekId = z.output<typeof weekIdSchema>;

/** Takes an id that the database itself gave out. */
export const toWeekId = (id: string): WeekId => id as WeekId;
