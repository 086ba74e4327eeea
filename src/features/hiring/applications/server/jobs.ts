import { z } from 'zod';
import { defineJob } from '#lib/jobs/job-definition.ts';
import { defineRecurringJob } from '#lib/jobs/job-schedule.ts';
import { applicationIdSchema } from '../ids.ts';
import { sides } from '../rules/life-cycle.ts';

const application = z.strictObject({ applicationId: applicationIdSchema });

// A mail follows from each of these, which is queued once however often: they may be taken up many at a time.
const batch = 20;

/** A consultant applied to a project. */
export const applicationSubmitted = defineJob({
  name: 'application-submitted',
  data: application,
  batch,
});

/** The client accepted an application. */
export const applicationAccepted = defineJob({
  name: 'application-accepted',
  data: application,
  batch,
});

/** An application was rejected: declined, because another was accepted or the project closed, or by time. */
export const applicationRejected = defineJob({
  name: 'application-rejected',
  data: application,
  batch,
});

/** A consultant withdrew an application. */
export const applicationWithdrawn = defineJob({
  name: 'application-withdrawn',
  data: application,
  batch,
});

/** One side asked to undo an acceptance, agreed to it, or kept it. */
export const dealUndo = defineJob({
  name: 'deal-undo',
  data: application.extend({
    event: z.uuid(),
    to: z.enum(sides),
    step: z.enum(['asked', 'undone', 'kept']),
  }),
  batch,
});

/** Something was said about an application between the decisions. */
export const applicationNews = defineJob({
  name: 'application-news',
  data: application.extend({
    event: z.uuid(),
    news: z.enum(['undecided', 'asked-back', 'stands-again']),
  }),
  batch,
});

/** Time has passed: applications may have waited for an answer as long as one may. */
export const applicationsAged = defineRecurringJob({
  name: 'applications-aged',
  // As for projects: by day, and again for what was locked just then.
  cron: '12 6-20 * * *',
});
