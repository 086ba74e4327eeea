import { sql } from 'kysely';
import { type ExpiringTable, removeExpiredRows } from '#db/expired-rows.ts';
import { handleJob, type JobHandler } from '#lib/jobs/job-handler.ts';
import type { Services } from '#server/services.ts';
import { dayMs } from '../rules/limits.ts';
import * as events from './jobs.ts';

const expiring: readonly ExpiringTable[] = [
  { table: 'auth.app_records', isExpired: (now) => sql`expires_at <= ${now}` },
  {
    table: 'auth.app_grants',
    // Without a token an app has to ask again; a day is left to one that was let in just now.
    isExpired: (now) => sql`expires_at <= ${now} or (
      created_at < ${new Date(now.getTime() - dayMs)}
      and not exists (select from auth.app_records as record where record.grant_id = app_grants.id))`,
  },
];

/** Event handlers: connected apps. */
export const connectedAppsWorkers: JobHandler<Services>[] = [
  handleJob(events.connectedAppsAged, async (_, { services, signal }) => {
    await removeExpiredRows(services.write, expiring, { now: services.clock.now(), signal });
  }),
];
