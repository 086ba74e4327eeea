import { sql } from 'kysely';
import { type ExpiringTable, removeExpiredRows } from '#db/expired-rows.ts';
import { dayAfter } from '#lib/calendar-days.ts';
import { handleJob, type JobHandler } from '#lib/jobs/job-handler.ts';
import type { Services } from '#server/services.ts';
import { unansweredKeptDays } from '../rules.ts';
import { unansweredAged } from './jobs.ts';

const expiring: readonly ExpiringTable[] = [
  {
    table: 'unanswered_searches',
    isExpired: (now) => sql`day < ${dayAfter(now, 1 - unansweredKeptDays)}`,
  },
];

/** Event handlers: unanswered searches. */
export const unansweredWorkers: JobHandler<Services>[] = [
  handleJob(unansweredAged, async (_, { services, signal }) => {
    await removeExpiredRows(services.write, expiring, { now: services.clock.now(), signal });
  }),
];
