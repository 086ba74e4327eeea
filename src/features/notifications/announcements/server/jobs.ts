import { z } from 'zod';
import { defineJob } from '#lib/jobs/job-definition.ts';
import { defineRecurringJob } from '#lib/jobs/job-schedule.ts';

/**
 * A blast has mails to send: committed together with its recipients, or with an admin's word that it goes on. A mail
 * server that is away is asked again for a day and more, until the blast asks whether it should go on at all.
 */
export const announcementDue = defineJob({
  name: 'blast-due',
  data: z.strictObject({ blastId: z.uuid() }),
  retry: { limit: 150, maxDelaySeconds: 900 },
  concurrency: 1,
  // A run sends a few hundred mails and hands on to the next; a node that dies is noticed by its silence, not by this.
  expireSeconds: 3600,
});

/** Time has passed: blasts without progress may have to ask whether they go on. */
export const announcementsAged = defineRecurringJob({
  name: 'blasts-aged',
  cron: '*/10 * * * *',
});
