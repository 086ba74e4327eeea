import { z } from 'zod';
import { defineJob } from '#lib/jobs/job-definition.ts';
import { defineSchedule } from '#lib/jobs/job-schedule.ts';

/** An admin verified or rejected a credential; committed together with the decision. */
export const credentialDecided = defineJob({
  name: 'credential-decided',
  data: z.strictObject({
    credentialId: z.uuid(),
    /** Of the decision: what has changed since is told by its own fact. */
    revision: z.int(),
  }),
});

/** A day has begun, and with it some verified credentials may have ended. */
export const credentialsAged = defineJob({
  name: 'credentials-aged',
  data: z.strictObject({}),
  concurrency: 1,
  staysInside: true,
});

/** Time has passed: the ends of some credentials may be near. */
export const credentialEndsDue = defineJob({
  name: 'credential-ends-due',
  data: z.strictObject({}),
  retry: { limit: 2 },
  concurrency: 1,
});

// By day: what people are told wakes nobody.
defineSchedule({
  name: 'credential-ends-due',
  cron: '47 6-20 * * *',
  definition: credentialEndsDue,
  data: {},
});

defineSchedule({
  name: 'credentials-aged',
  // Soon after the day changes in UTC, which is the day that counts.
  cron: '3 0 * * *',
  definition: credentialsAged,
  data: {},
});
