import { z } from 'zod';
import { sides } from '#features/hiring/applications/rules/life-cycle.ts';
import { defineJob } from '#lib/jobs/job-definition.ts';
import { defineRecurringJob } from '#lib/jobs/job-schedule.ts';
import { completionIdSchema } from '../ids.ts';
import { completionSteps } from '../rules.ts';

/** Completion of a deal was proposed, answered or taken back, or is to be answered: one side is mailed. */
export const completionNews = defineJob({
  name: 'completion-news',
  data: z.strictObject({
    completionId: completionIdSchema,
    to: z.enum(sides),
    step: z.enum(completionSteps),
  }),
});

/** Time has passed: proposals may be due to be reminded of, or to be answered by time. */
export const completionsAged = defineRecurringJob({
  name: 'completions-aged',
  // At times when mails wake no one, as for projects.
  cron: '22 6-20 * * *',
});
