import { z } from 'zod';
import { defineJob } from '#lib/jobs/job-definition.ts';
import { defineRecurringJob } from '#lib/jobs/job-schedule.ts';

/** Events were recorded for webhooks, or the time of another try has come. The rows say which; one run sends all. */
export const webhookDeliveriesDue = defineRecurringJob({
  name: 'webhook-deliveries-due',
  // The jobs of the events run at once. This one finds what a killed node has left.
  cron: '* * * * *',
  batch: 100,
});

/** A webhook has taken no event for a week, and was stopped. */
export const webhookStopped = defineJob({
  name: 'webhook-stopped',
  data: z.strictObject({ webhookId: z.uuid(), failingSince: z.iso.datetime() }),
});

/** A day has passed: deliveries may be older than the log is kept. */
export const webhookDeliveriesAged = defineRecurringJob({
  name: 'webhook-deliveries-aged',
  cron: '41 3 * * *',
  staysInside: true,
});
