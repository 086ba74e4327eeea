import { z } from 'zod';
import { defineJob } from '#lib/jobs/job-definition.ts';

/** An admin has decided about content or a report, or answered an appeal: its person is mailed. */
export const contentDecided = defineJob({
  name: 'content-decided',
  data: z.strictObject({ decisionId: z.uuid(), step: z.enum(['decided', 'answered']) }),
});

/** A person appeals against a decision: admins are mailed. */
export const decisionAppealed = defineJob({
  name: 'decision-appealed',
  data: z.strictObject({ decisionId: z.uuid() }),
});
