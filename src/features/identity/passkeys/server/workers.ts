import { sql } from 'kysely';
import { type ExpiringTable, removeExpiredRows } from '#db/expired-rows.ts';
import { handleJob, type JobHandler } from '#lib/jobs/job-handler.ts';
import type { Services } from '#server/services.ts';
import * as events from './jobs.ts';

const expiring: readonly ExpiringTable[] = [
  { table: 'auth.passkey_challenges', isExpired: (now) => sql`expires_at <= ${now}` },
];

/** Event handlers: passkeys. */
export const passkeysWorkers: JobHandler<Services>[] = [
  handleJob(events.passkeyChallengesAged, async (_, { services, signal }) => {
    await removeExpiredRows(services.write, expiring, { now: services.clock.now(), signal });
  }),
];
