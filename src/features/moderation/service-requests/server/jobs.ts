import { z } from 'zod';
import { defineJob } from '#lib/jobs/job-definition.ts';
import { defineRecurringJob } from '#lib/jobs/job-schedule.ts';

/**
 * A visitor ordered a service; committed together with their request. After the last of a day others come without
 * mails.
 */
export const serviceRequested = defineJob({
  name: 'service-requested',
  data: z.strictObject({ requestId: z.uuid(), isLastOfDay: z.boolean().default(false) }),
});

/** A night has passed: answered requests may have reached the end of the time they are kept. */
export const serviceRequestsAged = defineRecurringJob({
  name: 'service-requests-aged',
  cron: '41 3 * * *',
  staysInside: true,
});
