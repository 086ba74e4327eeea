import { z } from 'zod';
import { defineJob } from '#lib/jobs/job-definition.ts';
import { callIdSchema } from '../ids.ts';

/** A user proposed other times for a call, in its nth revision; the first times come with a message. */
export const timesOffered = defineJob({
  name: 'call-times-offered',
  data: z.strictObject({ callId: callIdSchema, revision: z.number().int() }),
});

/** A user declined all of the times. */
export const callDeclined = defineJob({
  name: 'call-declined',
  data: z.strictObject({ callId: callIdSchema, revision: z.number().int() }),
});

/** A call was fixed, or one that is fixed has changed: calendars are told, with this number. */
export const calendarChanged = defineJob({
  name: 'call-calendar-changed',
  data: z.strictObject({
    callId: callIdSchema,
    sequence: z.number().int(),
    change: z.enum(['fixed', 'moved', 'linked', 'cancelled']),
  }),
});

/** A call comes near that was fixed for this time: recorded when it was, for a day or a quarter of an hour before. */
export const callNears = defineJob({
  name: 'call-nears',
  data: z.strictObject({
    callId: callIdSchema,
    startsAt: z.iso.datetime(),
    before: z.enum(['day', 'quarter']),
  }),
});
