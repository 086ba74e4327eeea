import { z } from 'zod';
import { userIdSchema } from '#access/user.ts';
import { defineJob } from '#lib/jobs/job-definition.ts';
import { defineRecurringJob } from '#lib/jobs/job-schedule.ts';
import { threadIdSchema } from '../ids.ts';

/**
 * A message arrived and the recipient has no other unread ones: recorded for a little later, when they may have read
 * it.
 */
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

/**
 * Something of a file is given out no more; committed together with what made it so. It is to be removed from the
 * storage.
 */
export const messageFileStale = defineJob({
  name: 'message-file-stale',
  data: z.strictObject({ fileId: z.uuid() }),
  staysInside: true,
});

/** An hour has passed, and files may have been uploaded and never sent. */
export const looseMessageFilesDue = defineRecurringJob({
  name: 'loose-message-files-due',
  cron: '37 * * * *',
  schedule: 'loose-message-files',
  staysInside: true,
});

/** Two minutes have passed, and files may wait for the virus scanner. */
export const waitingMessageFilesDue = defineRecurringJob({
  name: 'waiting-message-files-due',
  cron: '*/2 * * * *',
  schedule: 'waiting-message-files',
  retry: { limit: 0 },
});
