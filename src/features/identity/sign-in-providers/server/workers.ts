import { sql } from 'kysely';
import { type ExpiringTable, removeExpiredRows } from '#db/expired-rows.ts';
import { handleJob, type JobHandler } from '#lib/jobs/job-handler.ts';
import type { Services } from '#server/services.ts';
import * as events from './jobs.ts';

const expiring: readonly ExpiringTable[] = [
  { table: 'auth.sign_in_flows', isExpired: (now) => sql`expires_at <= ${now}` },
  { table: 'auth.waiting_identities', isExpired: (now) => sql`expires_at <= ${now}` },
];

/** Event handlers: connected sign-ins. */
export const connectedSignInsWorkers: JobHandler<Services>[] = [
  handleJob(events.signInFlowsAged, async (_, { services, signal }) => {
    await removeExpiredRows(services.write, expiring, { now: services.clock.now(), signal });
  }),
];
