import { z } from 'zod';
import { isPublicEndpoint } from '#lib/guarded/public-endpoint.ts';

export const addressMaxLength = 2000;

/** How far ahead a calendar is read, in milliseconds. */
export const readAheadMs = 60 * 24 * 60 * 60 * 1000;
/** A calendar is asked no sooner after the last time. */
export const readEveryMs = 30 * 60 * 1000;
/** What was read longer ago counts no more: nothing is known then. */
export const countsForMs = 24 * 60 * 60 * 1000;
/** A calendar that could not be read for so long is told of, once. */
export const toldAfterMs = 7 * 24 * 60 * 60 * 1000;

export const calendarProblems = [
  ...(['unreachable', 'refused', 'moved', 'too-large'] as const),
  ...(['not-a-calendar', 'too-much'] as const),
] as const;
export type CalendarProblem = (typeof calendarProblems)[number];

/** Programs show `webcal://` for https. */
const asHttps = (typed: string): string => typed.trim().replace(/^webcals?:\/\//i, 'https://');

/** The secret address of a calendar, as its program gives it. */
export const calendarAddressSchema = z
  .string()
  .max(addressMaxLength, 'This address is too long')
  .overwrite(asHttps)
  .refine(
    isPublicEndpoint,
    'Please enter the whole address, which begins with https:// or webcal://',
  );
