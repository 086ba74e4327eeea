import { createHash } from 'node:crypto';
import { toUserId } from '#access/user.ts';
import { digestWays } from '#features/mail-preferences/rules.ts';
import {
  type PushTools,
  sendPush,
} from '#features/push-subscriptions/server/commands/send-push.ts';
import { dayOf } from '#lib/calendar-days.ts';
import { handleJob, type JobHandler } from '#lib/jobs/job-handler.ts';
import type { Services } from '#server/services.ts';
import { lastDue } from '../rules/mail-times.ts';
import { pushWords } from '../rules/push-words.ts';
import { makeDigest } from './commands/make-digest.ts';
import { digestsDue, pushDue } from './jobs.ts';
import { findUnread, listDigestReaders } from './queries/mailing.ts';

/** What follows from notifications: browsers show them, and digests tell of them, each in a transaction of its own. */
export const notificationsWorkers: JobHandler<Services & PushTools>[] = [
  handleJob(pushDue, async ({ notificationId, subscriptionId }, { services, signal }) => {
    const unread = await findUnread(services.db, notificationId);
    if (!unread) return;
    const { topic, path } = unread;
    // What leads to the same page is shown once.
    const tag = createHash('sha256').update(`${topic} ${path}`).digest('base64url').slice(0, 32);
    const to = { subscriptionId, userId: toUserId(unread.userId) };
    await sendPush(services, to, { body: pushWords[topic], path, tag }, signal);
  }),

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
