import { z } from 'zod';
import { defineJob } from '#lib/jobs/job-definition.ts';
import { defineSchedule } from '#lib/jobs/job-schedule.ts';

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
export const digestsDue = defineJob({
  name: 'digests-due',
  data: z.strictObject({}),
  retry: { limit: 2 },
  concurrency: 1,
});

// It is seven somewhere every quarter of an hour; the other runs do what was locked just then, or was due while the
// site was off.
defineSchedule({
  name: 'digests-due',
  cron: '3,18,33,48 * * * *',
  definition: digestsDue,
  data: {},
});
