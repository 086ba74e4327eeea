import { z } from 'zod';
import { defineJob } from '#lib/jobs/job-definition.ts';
import { defineRecurringJob } from '#lib/jobs/job-schedule.ts';

/** A user got a notification, and has asked this browser to show it. */
export const pushDue = defineJob({
  name: 'push-due',
  data: z.strictObject({ notificationId: z.uuid(), subscriptionId: z.uuid() }),
  // About half an hour: what comes later is found behind the bell.
  retry: { limit: 8, delaySeconds: 5, maxDelaySeconds: 600 },
  concurrency: 4,
  expireSeconds: 60,
});

/** Time has passed: digests may be due. */
export const digestsDue = defineRecurringJob({
  name: 'digests-due',
  // It is seven somewhere every quarter of an hour; the other runs do what was locked just then, or was due while the
  // site was off.
  cron: '3,18,33,48 * * * *',
});
