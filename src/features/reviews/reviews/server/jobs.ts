import { z } from 'zod';
import { sides } from '#features/hiring/applications/rules/life-cycle.ts';
import { completionIdSchema } from '#features/hiring/completions/ids.ts';
import { defineJob } from '#lib/jobs/job-definition.ts';
import { defineRecurringJob } from '#lib/jobs/job-schedule.ts';
import { reviewSteps } from '../rules.ts';

/** A side of a completed deal is asked for a review, reminded of it, or told that both can be read: it is mailed. */
export const reviewNews = defineJob({
  name: 'review-news',
  data: z.strictObject({
    completionId: completionIdSchema,
    to: z.enum(sides),
    step: z.enum(reviewSteps),
    /** Which reminder it is; 0 for everything else. */
    days: z.number().int(),
  }),
});

/** Time has passed: sides may be due to be reminded, and reviews to be revealed. */
export const reviewsAged = defineRecurringJob({
  name: 'reviews-aged',
  // Right after the midnight at which reviews end; in the day for what that run did not reach.
  cron: '1 0,6-20 * * *',
});
