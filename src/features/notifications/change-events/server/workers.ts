import { sql } from 'kysely';
import { type ExpiringTable, removeExpiredRows } from '#db/expired-rows.ts';
import { handleJob, type JobHandler } from '#lib/jobs/job-handler.ts';
import type { Services } from '#server/services.ts';
import { liveEventsAged } from './jobs.ts';

// By the clock of the database, which has written the time.
const expiring: readonly ExpiringTable[] = [
  { table: 'live_events', isExpired: () => sql`created_at < now() - interval '1 hour'` },
];

/** Event handlers: live events. */
export const liveEventsWorkers: JobHandler<Services>[] = [
  handleJob(liveEventsAged, async (_, { services, signal }) => {
    await removeExpiredRows(services.write, expiring, { now: services.clock.now(), signal });
  }),
];
