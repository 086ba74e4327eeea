import { z } from 'zod';
import { defineJob } from '#lib/jobs/job-definition.ts';

/** An admin began to impersonate a user; the user is notified by mail. */
export const impersonationBegan = defineJob({
  name: 'look-in-began',
  data: z.strictObject({ lookInId: z.uuid() }),
});

/** The time of an impersonation is up: its end is taken down, whichever way it ended. */
export const impersonationEnded = defineJob({
  name: 'look-in-over',
  data: z.strictObject({ lookInId: z.uuid(), endsAt: z.iso.datetime() }),
  staysInside: true,
});
