import { z } from 'zod';
import { applicationIdSchema } from '#features/hiring/applications/ids.ts';
import { defineJob } from '#lib/jobs/job-definition.ts';
import { milestoneSteps } from '../rules.ts';

/** A milestone was delivered, accepted or returned: the other side is mailed. */
export const milestoneNews = defineJob({
  name: 'milestone-news',
  data: z.strictObject({
    applicationId: applicationIdSchema,
    /** The name of the milestone, which is its key. */
    name: z.string(),
    step: z.enum(milestoneSteps),
    /** Tells this event from others of its kind. */
    event: z.uuid(),
  }),
});
