import { digestWays, usualTimes } from '#features/mail-preferences/rules.ts';
import { listChosenZones } from '#features/mail-preferences/server/queries.ts';
import { handleJob, type JobHandler } from '#lib/jobs/job-handler.ts';
import type { Services } from '#server/services.ts';
import { lastDue } from '../rules/mail-times.ts';
import { makeDigest } from './commands/make-digest.ts';
import { digestsDue } from './jobs.ts';
import { listDigestReaders } from './queries/mailing.ts';

/** What follows from time that passes: digests, each in a transaction of its own. */
export const notificationsWorkers: JobHandler<Services>[] = [
  handleJob(digestsDue, async (_, { services, signal }) => {
    const { db, write, clock } = services;
    // Who has chosen no zone has their digests by UTC.
    for (const zone of [null, ...(await listChosenZones(db))]) {
      for (const way of digestWays) {
        const due = lastDue(way, clock.now(), zone ?? usualTimes.zone);
        for (let after: string | null = null; ; ) {
          const readers = await listDigestReaders(db, { way, zone, due, after });
          for (const userId of readers) {
            signal.throwIfAborted();
            await write((tx) => makeDigest(tx, services, { userId, way, due }));
          }
          after = readers.at(-1) ?? null;
          if (after === null) break;
        }
      }
    }
  }),
];
