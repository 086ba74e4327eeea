import { digestWays } from '#features/mail-preferences/rules.ts';
import { dayOf } from '#lib/calendar-days.ts';
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
    for (const way of digestWays) {
      const dueAt = lastDue(way, clock.now());
      const due = { way, dueOn: dayOf(dueAt), before: dueAt };
      for (let after: string | null = null; ; ) {
        const readers = await listDigestReaders(db, { ...due, after });
        for (const userId of readers) {
          signal.throwIfAborted();
          await write((tx) => makeDigest(tx, services, { userId, way, dueAt }));
        }
        after = readers.at(-1) ?? null;
        if (after === null) break;
      }
    }
  }),
];
