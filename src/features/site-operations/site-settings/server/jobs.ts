import { z } from 'zod';
import { defineJob } from '#lib/jobs/job-definition.ts';
import { defineSchedule } from '#lib/jobs/job-schedule.ts';

/** The claims that can be measured are to be counted anew. Missing one does no harm: the next one is near. */
export const claimsAged = defineJob({
  name: 'claims-aged',
  data: z.strictObject({}),
  retry: { limit: 2 },
  concurrency: 1,
  staysInside: true,
});

defineSchedule({ name: 'claims', cron: '17 * * * *', definition: claimsAged, data: {} });
