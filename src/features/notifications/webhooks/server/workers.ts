import { sql } from 'kysely';
import { type ExpiringTable, removeExpiredRows } from '#db/expired-rows.ts';
import { handleJob, type JobHandler } from '#lib/jobs/job-handler.ts';
import type { Services } from '#server/services.ts';
import { keptDeliveriesMs } from '../rules/limits.ts';
import { notifyOfStop } from './commands/notify-of-stop.ts';
import { sendDue } from './commands/send-due.ts';
import * as events from './jobs.ts';
import type { WebhooksServices } from './services.ts';

const expiring: readonly ExpiringTable[] = [
  {
    table: 'webhook_deliveries',
    isExpired: (now) => sql`happened_at < ${new Date(now.getTime() - keptDeliveriesMs)}`,
  },
];

/** Event handlers: deliveries to webhooks, and their log. */
export const webhooksWorkers: JobHandler<Services & WebhooksServices>[] = [
  handleJob(events.webhookDeliveriesDue, (_, { services, signal }) => sendDue(services, signal)),

  handleJob(events.webhookStopped, (event, { services }) => notifyOfStop(services, event)),

  handleJob(events.webhookDeliveriesAged, async (_, { services, signal }) => {
    const { write, clock } = services;
    await removeExpiredRows(write, expiring, { now: clock.now(), signal });
  }),
];
