import { z } from 'zod';
import { defineJob } from '#lib/jobs/job-definition.ts';
import { defineRecurringJob } from '#lib/jobs/job-schedule.ts';
import { mailReplyIdSchema } from '../ids.ts';

/** A reply came by mail; committed together with it, before its server hears that it was taken. */
export const mailReplyReceived = defineJob({
  name: 'mail-reply-received',
  data: z.strictObject({ replyId: mailReplyIdSchema }),
  concurrency: 2,
  expireSeconds: 300,
});

/** An hour has passed: replies that are seven days old are removed. */
export const mailRepliesAged = defineRecurringJob({
  name: 'mail-replies-aged',
  cron: '52 * * * *',
  staysInside: true,
});
