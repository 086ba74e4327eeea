import { z } from 'zod';

const invalid = 'Please enter a valid date';

/** What a date field holds while a part of its date is missing. No schema of days accepts it. */
export const incompleteDay = 'incomplete';

/**
 * A calendar day on the wire, without a time and a zone: `2026-11-21`. The bounds keep out slips of the keyboard such
 * as the year 0026, and stay within what the database takes for a date.
 */
export const daySchema = ({ from = '1900-01-01', until = '2100-12-31' } = {}) =>
  z.iso
    .date({
      error: ({ input }) =>
        input === incompleteDay ? 'Please enter the whole date: day, month and year' : invalid,
      abort: true,
    })
    .refine((day) => day >= from && day <= until, invalid);
