import { isHiddenAccount } from '#features/identity/accounts/server/queries/account-state.ts';
import { findRecipient } from '#features/identity/accounts/server/queries/people.ts';
import { endOfQuiet } from '#features/notifications/inbox/server/queries/mailing.ts';
import { settingOf } from '#features/notifications/preferences/server/queries.ts';
import { derivedId } from '#lib/jobs/derived-id.ts';
import { handleJob, type JobHandler } from '#lib/jobs/job-handler.ts';
import { RowFailures } from '#lib/jobs/row-failures.ts';
import type { Services } from '#server/services.ts';
import { askAvailability, putOffQuestion } from './commands/ask-availability.ts';
import { availabilityDayCameNotification } from './emails/references.ts';
import { availabilityAsked, availabilityDue } from './jobs.ts';
import { availabilityPath } from './notifications.ts';
import { findNamedDay, listToAsk } from './queries/asked-consultants.ts';

/** The most consultants that one run asks; the others wait for the next. */
const mostInRun = 10_000;

/** Event handlers of profiles: days that consultants named have come. */
export const consultantsWorkers: JobHandler<Services>[] = [
  handleJob(availabilityDue, async (_, { services, signal }) => {
    const { db, write, clock, log } = services;
    const now = clock.now();
    const failures = new RowFailures(signal);
    for (const userId of await listToAsk(db, { now, limit: mostInRun })) {
      const isAsked = await failures.attempt(userId, () =>
        write((tx) => askAvailability(tx, services, userId, now)),
      );
      if (!isAsked) await write((tx) => putOffQuestion(tx, userId, now));
    }
    failures.log(log, 'consultants could not be asked whether they are available');
  }),

  handleJob(availabilityAsked, async ({ userId, day }, { id, services }) => {
    const { db, mailer, clock, publicUrl } = services;
    // Answered meanwhile.
    if ((await findNamedDay(db, userId)) !== day) return;
    if (await isHiddenAccount(db, userId)) return;
    const recipient = await findRecipient(db, userId);
    const setting = await settingOf(services, userId, 'answers');
    if (!recipient || !setting) return;
    const startAfter = await endOfQuiet(db, userId, clock.now());
    await mailer.queueMail(db, availabilityDayCameNotification, {
      ...setting,
      to: recipient.to,
      props: {
        recipientFirstName: recipient.firstName,
        day,
        availabilityUrl: `${publicUrl}${availabilityPath}`,
      },
      id: derivedId(id, 'mail'),
      ...(startAfter && { startAfter }),
    });
  }),
];
