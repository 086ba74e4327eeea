import { z } from 'zod';
import { userIdSchema } from '#access/user.ts';
import { defineJob } from '#lib/jobs/job-definition.ts';
import { defineSchedule } from '#lib/jobs/job-schedule.ts';
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

/** A calendar was saved, or time has passed: calendars that are due are read for when their consultants are busy. */
export const callCalendarsDue = defineJob({
  name: 'call-calendars-due',
  data: z.strictObject({}),
  retry: { limit: 2 },
});

/** A calendar could not be read for a week; committed together with that, once. */
export const callCalendarUnread = defineJob({
  name: 'call-calendar-unread',
  data: z.strictObject({ consultantId: userIdSchema, since: z.iso.datetime() }),
});

defineSchedule({
  name: 'call-calendars-due',
  cron: '*/5 * * * *',
  definition: callCalendarsDue,
  data: {},
});
