import { z } from 'zod';
import { userIdSchema } from '#access/user.ts';
import { defineJob } from '#lib/jobs/job-definition.ts';
import { threadIdSchema } from '../ids.ts';

/** Somebody wrote, and the other person knows of nothing unread yet: recorded for a little later, when they may have read it. */
export const messageWritten = defineJob({
  name: 'message-written',
  data: z.strictObject({
    threadId: threadIdSchema,
    /** Who received it. */
    userId: userIdSchema,
    /** Which one it is of those they have received. */
    delivery: z.number().int().positive(),
  }),
});
