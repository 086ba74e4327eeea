import { z } from 'zod';
import { userIdSchema } from '#access/user.ts';
import { defineJob } from '#lib/jobs/job-definition.ts';
import { defineRecurringJob } from '#lib/jobs/job-schedule.ts';

/** A user is to be reminded of their pending actions; committed together with what they are reminded of. */
export const answersOwed = defineJob({
  name: 'answers-owed',
  data: z.strictObject({ userId: userIdSchema, day: z.iso.date() }),
});

/** Time has passed: answers may have been owed for days. */
export const answersAged = defineRecurringJob({
  name: 'answers-aged',
  // After projects and applications were looked at: what ended in the same hour gets no reminder.
  cron: '22 6-20 * * *',
});
