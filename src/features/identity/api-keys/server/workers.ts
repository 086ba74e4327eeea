import { sql } from 'kysely';
import { type ExpiringTable, removeExpiredRows } from '#db/expired-rows.ts';
import { handleJob, type JobHandler } from '#lib/jobs/job-handler.ts';
import type { Services } from '#server/services.ts';
import { endedKeysListedDays, keyExpiry } from '../rules/limits.ts';
import { notifyOfEndingKeys } from './commands/notify-of-ending-keys.ts';
import { tendSigningKeys } from './commands/signing-keys.ts';
import * as events from './jobs.ts';
import type { ApiKeysServices } from './services.ts';

const expiring: readonly ExpiringTable[] = [
  {
    table: 'auth.api_keys',
    isExpired: (now) => sql`expires_at < ${keyExpiry(now, -endedKeysListedDays)}`,
  },
];

/** Event handlers: API keys and the keys that sign. */
export const apiKeysWorkers: JobHandler<Services & ApiKeysServices>[] = [
  handleJob(events.signingKeysAged, async (_, { services, signal }) => {
    const { write, clock, keys } = services;
    const now = clock.now();
    await write((tx) => tendSigningKeys(tx, { keys, now }));
    await removeExpiredRows(write, expiring, { now, signal });
  }),

  handleJob(events.apiKeysAged, (_, { services, signal }) => notifyOfEndingKeys(services, signal)),
];
