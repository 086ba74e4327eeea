import { inBatches } from '#db/in-batches.ts';
import { endOfQuiet } from '#features/notifications/inbox/server/queries/mailing.ts';
import { settingOf } from '#features/notifications/preferences/server/queries.ts';
import { daysSince } from '#lib/calendar-days.ts';
import { derivedId } from '#lib/jobs/derived-id.ts';
import { handleJob, type JobHandler } from '#lib/jobs/job-handler.ts';
import type { Services } from '#server/services.ts';
import { remindedAfterDays } from '../rules/reminders.ts';
import { claimReminders, reminderIdOf } from './commands.ts';
import { answersOwedNotification } from './emails/references.ts';
import { answersAged, answersOwed } from './jobs.ts';
import { findReminded } from './queries/waiting.ts';
import type { PendingActionsServices } from './services.ts';
import { nameOfWhoWaits } from './views.ts';

/** The most that a mail lists; the portal has the rest. */
const listedInMail = 10;

/** Event handlers of pending actions: they remind the users who have to answer. */
export const answersWorkers: JobHandler<Services & PendingActionsServices>[] = [
  handleJob(answersAged, async (_, { services, signal }) => {
    for (const afterDays of remindedAfterDays) {
      for (const source of services.pendingActions.sources) {
        // Reviews have reminders of their own.
        if (source.kind === 'review') continue;
        await inBatches(services.write, signal, (tx) =>
          claimReminders(tx, services, source, afterDays),
        );
      }
    }
  }),

  handleJob(answersOwed, async ({ userId, day }, { services }) => {
    const { db, write, jobs, mailer, clock, publicUrl, pendingActions } = services;
    const now = clock.now();
    const startAfter = await endOfQuiet(db, userId, now);
    if (startAfter) {
      // Made then, so that it names nothing that was answered meanwhile.
      const id = derivedId(reminderIdOf(userId, day), `after ${startAfter.toISOString()}`);
      await write((tx) => jobs.enqueue(tx, answersOwed, { userId, day }, { startAfter, id }));
      return;
    }
    const [person, { rows, total }] = await Promise.all([
      findReminded(db, userId),
      pendingActions.listWaiting(db, userId, now),
    ]);
    const oldest = rows[0];
    // Answered meanwhile: what is left has not waited long enough to be spoken of.
    if (!person || !oldest || daysSince(oldest.since, now) < remindedAfterDays[0]) return;
    const setting = await settingOf(services, userId, 'answers');
    if (!setting) return;
    await mailer.queueMail(db, answersOwedNotification, {
      ...setting,
      to: { name: `${person.firstName} ${person.lastName}`.trim(), address: person.email },
      props: {
        recipientFirstName: person.firstName,
        items: rows.slice(0, listedInMail).map((row) => ({
          kind: row.kind,
          projectTitle: row.projectTitle,
          from: nameOfWhoWaits(row),
          unread: row.unread,
          days: daysSince(row.since, now),
        })),
        more: Math.max(0, total - listedInMail),
        portalUrl: `${publicUrl}/${person.userType}/portal`,
      },
      id: reminderIdOf(userId, day),
    });
  }),
];
