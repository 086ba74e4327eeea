import { z } from 'zod';
import { defineJob } from '#lib/jobs/job-definition.ts';
import { defineSchedule } from '#lib/jobs/job-schedule.ts';
import { applicationIdSchema } from '../ids.ts';

const application = z.strictObject({ applicationId: applicationIdSchema });

/** A consultant applied to a project. */
export const applicationSubmitted = defineJob({ name: 'application-submitted', data: application });

/** The client accepted an application. */
export const applicationAccepted = defineJob({ name: 'application-accepted', data: application });

/** An application was rejected: declined, because another was accepted or the project closed, or by time. */
export const applicationRejected = defineJob({ name: 'application-rejected', data: application });

/** A consultant withdrew an application. */
export const applicationWithdrawn = defineJob({ name: 'application-withdrawn', data: application });

/** Time has passed: applications may have waited for an answer as long as one may. */
export const applicationsAged = defineJob({
  name: 'applications-aged',
  data: z.strictObject({}),
  retry: { limit: 2 },
  concurrency: 1,
});

// As for projects: by day, and again for what somebody held just then.
defineSchedule({
  name: 'applications-aged',
  cron: '12 6-20 * * *',
  definition: applicationsAged,
  data: {},
});
