import { sql } from 'kysely';
import { type ExpiringTable, removeExpiredRows } from '#db/expired-rows.ts';
import { handleJob, type JobHandler } from '#lib/jobs/job-handler.ts';
import type { Services } from '#server/services.ts';
import * as facts from './jobs.ts';

const day = 24 * 60 * 60_000;

const expiring: readonly ExpiringTable[] = [
  { table: 'auth.factor_challenges', isExpired: (now) => sql`expires_at <= ${now}` },
  {
    table: 'auth.wrong_codes',
    isExpired: (now) => sql`made_at < ${new Date(now.getTime() - day)}`,
  },
];

/** What follows from facts about factors. */
export const factorsWorkers: JobHandler<Services>[] = [
  handleJob(facts.factorRecordsAged, async (_, { services, signal }) => {
    await removeExpiredRows(services.write, expiring, { now: services.clock.now(), signal });
  }),
];
