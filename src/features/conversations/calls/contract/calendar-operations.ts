import { z } from 'zod';
import { operation } from '#access/operation.ts';
import { timestampSchema } from '#lib/api/timestamp.ts';
import { calendarAddressSchema, calendarProblems } from '../rules/busy-calendar.ts';

/** A calendar that is read for when its consultant is busy. Its address is never shown again. */
const calendarSchema = z.object({
  addedAt: timestampSchema,
  /** When it was read last; null for one that was not read yet. */
  readAt: timestampSchema.nullable(),
  /** Why it could not be read the last time, and since when that is so. */
  problem: z.enum(calendarProblems).nullable(),
  failingSince: timestampSchema.nullable(),
  /** When the consultant is busy, as far as it was read. */
  busy: z.array(z.object({ from: timestampSchema, to: timestampSchema })),
});
export type BusyCalendar = z.infer<typeof calendarSchema>;

/** Null where there is none. */
const calendarAnswer = z.object({ calendar: calendarSchema.nullable() });

/** The calendar of a consultant, of which is read when they are busy. */
export const callCalendarContract = {
  get: operation({
    method: 'GET',
    path: '/me/call-calendar',
    access: 'consultant',
    neverLookedAt: true,
    summary: 'How the own calendar was read, and when the caller is busy; not its address',
  }).output(calendarAnswer),

  save: operation({
    method: 'PUT',
    path: '/me/call-calendar',
    access: 'consultant',
    assurance: 'fresh',
    summary: 'Have a calendar read for when the caller is busy, in the place of one of before',
    description:
      'The secret address of an ICS file. It is stored encrypted, and read about every 30 minutes. Clients read nothing of it: a time ' +
      'that they propose is refused where it is not free.',
  })
    .input(z.strictObject({ address: calendarAddressSchema }))
    .output(calendarAnswer),

  remove: operation({
    method: 'DELETE',
    path: '/me/call-calendar',
    access: 'consultant',
    summary: 'Remove the own calendar with what was read of it; twice changes nothing',
  }).output(calendarAnswer),
};
