import { z } from 'zod';
import { operation } from '#access/operation.ts';
import { timestampSchema } from '#lib/api/timestamp.ts';

/** A job that failed for good, without its data: that may hold links which open an account. */
export const failedJobSchema = z.object({
  id: z.uuid(),
  /** The event, such as `application-submitted`. */
  name: z.string(),
  /** Which mail it was, of a mail. */
  mail: z.string().nullable(),
  /** To or about whom; null for no particular user. */
  email: z.string().nullable(),
  /** Whose page there is for it. */
  userId: z.uuid().nullable(),
  attempts: z.number().int(),
  lastError: z.string(),
  failedAt: timestampSchema,
});
export type FailedJobView = z.infer<typeof failedJobSchema>;

/** How the work in the background fares. */
export const queueHealthSchema = z.object({
  /** How long the oldest job has been due; 0 while all is well. */
  oldestDueSeconds: z.number(),
  /** How long the oldest mail has been due that the mail server has not taken; 0 also while what goes out is held. */
  oldestMailSeconds: z.number(),
  /** How long the oldest job that is no mail has been due that has failed and waits for another try. */
  oldestRetrySeconds: z.number(),
  /** How many have failed for good; the newest are listed. */
  failed: z.number().int(),
  failures: z.array(failedJobSchema),
  kinds: z.array(
    z.object({
      name: z.string(),
      waiting: z.number().int(),
      tryingAgain: z.number().int(),
      running: z.number().int(),
    }),
  ),
});
export type QueueHealthView = z.infer<typeof queueHealthSchema>;

/** How many failures are listed, and can be tried again at once. */
export const shownFailures = 100;

export const queueContract = {
  get: operation({
    method: 'GET',
    path: '/admin/queue',
    access: 'admin',
    summary: 'What waits to be done in the background, mails included, and what has failed',
  }).output(queueHealthSchema),

  retry: operation({
    method: 'POST',
    path: '/admin/queue/retry',
    access: 'admin',
    summary: 'Let jobs that failed for good run again, each under its own id',
    description: 'A failure that is gone, because another admin was quicker, is skipped.',
  })
    .input(z.strictObject({ failureIds: z.array(z.uuid()).min(1).max(shownFailures) }))
    .output(z.object({ retried: z.number().int(), queue: queueHealthSchema })),
};
