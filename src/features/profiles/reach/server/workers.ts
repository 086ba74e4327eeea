import { sql } from 'kysely';
import { type ExpiringTable, removeExpiredRows } from '#db/expired-rows.ts';
import { dayAfter } from '#lib/calendar-days.ts';
import { handleJob, type JobHandler } from '#lib/jobs/job-handler.ts';
import type { Services } from '#server/services.ts';
import { reachKeptDays } from '../rules.ts';
import { reachAged } from './jobs.ts';

const firstKept = (now: Date): string => dayAfter(now, 1 - reachKeptDays);

const expiring: readonly ExpiringTable[] = [
  { table: 'profile_views', isExpired: (now) => sql`viewed_on < ${firstKept(now)}` },
  { table: 'search_appearances', isExpired: (now) => sql`day < ${firstKept(now)}` },
];

/** Event handlers: views and appearances of profiles. */
export const reachWorkers: JobHandler<Services>[] = [
  handleJob(reachAged, async (_, { services, signal }) => {
    await removeExpiredRows(services.write, expiring, { now: services.clock.now(), signal });
  }),
];
