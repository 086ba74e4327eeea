import { z } from 'zod';
import { defineJob } from '#lib/jobs/job-definition.ts';
import { defineRecurringJob } from '#lib/jobs/job-schedule.ts';
import { endStages } from '../rules.ts';

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
export const credentialsAged = defineRecurringJob({
  name: 'credentials-aged',
  // Soon after the day changes in UTC, which is the day that counts.
  cron: '3 0 * * *',
  retry: { limit: 14 },
  staysInside: true,
});

/** Time has passed: the ends of some credentials may be near. */
export const credentialEndsDue = defineRecurringJob({
  name: 'credential-ends-due',
  // By day: notifications wake no one.
  cron: '47 6-20 * * *',
});

/**
 * A consultant was told on the site that a certification expires soon, or has expired; committed together with that.
 */
export const credentialEndNotified = defineJob({
  name: 'credential-end-told',
  data: z.strictObject({
    credentialId: z.uuid(),
    /** The last day that they were told of: evidence with another one is told of by its own fact. */
    expiresOn: z.iso.date(),
    stage: z.literal(endStages),
  }),
});
