import { z } from 'zod';

/** A choice that may stay open is an empty text in its control, and null once the form is checked. */
export const orEmpty = <Choice extends z.ZodType>(choice: Choice) =>
  z.union([z.literal(''), choice]).transform((value) => (value === '' ? null : value));
