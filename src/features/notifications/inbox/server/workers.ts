import { createHash } from 'node:crypto';
import { toUserId } from '#access/user.ts';
import { PushRefused, PushUndelivered } from '#features/notifications/lib/push/push-service.ts';
import { digestWays, usualTimes } from '#features/notifications/preferences/rules.ts';
import {
  isShownInBrowsers,
  listChosenZones,
} from '#features/notifications/preferences/server/queries.ts';
import {
  type PushTools,
  sendPush,
} from '#features/notifications/push/server/commands/send-push.ts';
import { handleJob, type JobHandler } from '#lib/jobs/job-handler.ts';
import { RowFailures } from '#lib/jobs/row-failures.ts';
import type { Services } from '#server/services.ts';
import { lastDue } from '../rules/mail-times.ts';
import { pushWords } from '../rules/push-words.ts';
import { makeDigest } from './commands/make-digest.ts';
import { digestsDue, pushDue } from './jobs.ts';
import { findUnread, listDigestReaders } from './queries/mailing.ts';
import type { NotificationsServices } from './services.ts';

/** Event handlers of notifications: push messages and digests, each in a transaction of its own. */
export const notificationsWorkers: JobHandler<Services & PushTools & NotificationsServices>[] = [
  handleJob(pushDue, async ({ notificationId, subscriptionId }, { attempt, services, signal }) => {
    const unread = await findUnread(services.db, notificationId);
    if (!unread) return;
    const { topic, path } = unread;
    const userId = toUserId(unread.userId);
    const choice = unread.choice ?? topic;
    // As it is chosen now: what waited for the end of quiet hours may be unwanted since.
    if (!(await isShownInBrowsers(services.db, userId, choice))) return;
    // What leads to the same page is shown once.
    const tag = createHash('sha256').update(`${topic} ${path}`).digest('base64url').slice(0, 32);
    const message = { body: pushWords[choice], path, tag };
    try {
      await sendPush(services, { subscriptionId, userId }, message, signal);
    } catch (error) {
      const isLastTry = attempt > pushDue.retry.limit;
      const isDropped =
        error instanceof PushRefused || (error instanceof PushUndelivered && isLastTry);
      if (!isDropped || signal.aborted) throw error;
      // What it tells of is found behind the bell; anybody can name an address that never answers.
      services.log.warn({ err: error, subscriptionId }, 'a push was dropped');
    }
  }),

  handleJob(digestsDue, async (_, { services, signal }) => {
    const { db, write, clock, log } = services;
    const failures = new RowFailures(signal);
    // Who has chosen no zone has their digests by UTC.
    for (const zone of [null, ...(await listChosenZones(db))]) {
      for (const way of digestWays) {
        const due = lastDue(way, clock.now(), zone ?? usualTimes.zone);
        for (let after: string | null = null; ; ) {
          const readers = await listDigestReaders(db, { way, zone, due, after });
          for (const userId of readers) {
            await failures.attempt(userId, () =>
              write((tx) => makeDigest(tx, services, { userId, way, due })),
            );
          }
          after = readers.at(-1) ?? null;
          if (after === null) break;
        }
      }
    }
    failures.log(log, 'digests could not be made');
  }),
];
