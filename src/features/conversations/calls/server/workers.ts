import { mailNotification } from '#features/notifications/inbox/server/commands/mail-notification.ts';
import { recordNotifications } from '#features/notifications/inbox/server/commands/record-notifications.ts';
import { derivedId } from '#lib/jobs/derived-id.ts';
import { handleJob, type JobHandler } from '#lib/jobs/job-handler.ts';
import type { Services } from '#server/services.ts';
import { remindersBefore } from '../rules/limits.ts';
import { timeWithZone } from '../rules/zones.ts';
import { mailUnread } from './commands/mail-unread.ts';
import { readDueCalendars } from './commands/read-calendars.ts';
import {
  callCalendarNotification,
  callDeclinedNotification,
  callNearsNotification,
  timesOfferedNotification,
} from './emails/references.ts';
import {
  calendarChanged,
  callCalendarsDue,
  callCalendarUnread,
  callDeclined,
  callNears,
  timesOffered,
} from './jobs.ts';
import { callIsNear, callSteps, eventKeyOfStep } from './notifications.ts';
import type { CallRow } from './queries/calls.ts';
import { findCallLetter, type Recipient } from './queries/recipients.ts';
import type { CallsServices } from './services.ts';
import { viewCalendar } from './views/calendar.ts';
import { linkFor, missesLink, otherNameOf, zoneOf } from './views/calls.ts';

/** A time on the recipient's clock; in UTC where they have set no zone. */
const timeFor = (call: CallRow, { userId }: Recipient, time: Date): string =>
  timeWithZone(zoneOf(call, userId) ?? 'UTC', time);

const commonProps = (services: Services, call: CallRow, recipient: Recipient) => ({
  recipientFirstName: recipient.firstName,
  otherName: otherNameOf(call, recipient.userId),
  callsUrl: `${services.publicUrl}/calls`,
});

/** Event handlers of calls: they send mails, which update calendars as well. */
export const callsWorkers: JobHandler<Services & CallsServices>[] = [
  handleJob(callCalendarsDue, (_, { services, signal }) => readDueCalendars(services, signal)),

  handleJob(callCalendarUnread, ({ consultantId, since }, { services }) =>
    mailUnread(services, consultantId, since),
  ),

  handleJob(timesOffered, async ({ callId, revision }, { services }) => {
    const { db } = services;
    const letter = await findCallLetter(db, callId);
    // What has changed since is told by what changed it.
    if (!letter || letter.call.revision !== revision || letter.call.isWithheld) return;
    const { call } = letter;
    const [from, to] = sidesOf(letter);
    if (!from.isThere || !to.isThere) return;
    const notified = {
      ...{ kind: callSteps['call-times-offered'], userId: to.userId },
      event: eventKeyOfStep(callId, revision),
    };
    await mailNotification(db, services, notified, timesOfferedNotification, {
      to: to.to,
      props: {
        ...commonProps(services, call, to),
        times: call.times.map((time) => timeFor(call, to, time)),
        minutes: call.minutes,
        fixedFor: call.startsAt && timeFor(call, to, call.startsAt),
      },
      id: derivedId(callId, `times offered ${revision}`),
      replyTo: await services.replyTo(db, { userId: to.userId, threadId: call.threadId }),
    });
  }),

  handleJob(callDeclined, async ({ callId, revision }, { services }) => {
    const { db } = services;
    const letter = await findCallLetter(db, callId);
    if (!letter || letter.call.revision !== revision || letter.call.isWithheld) return;
    const { call } = letter;
    const [, to] = sidesOf(letter);
    if (!to.isThere) return;
    const notified = {
      ...{ kind: callSteps['call-declined'], userId: to.userId },
      event: eventKeyOfStep(callId, revision),
    };
    await mailNotification(db, services, notified, callDeclinedNotification, {
      to: to.to,
      props: {
        ...commonProps(services, call, to),
        words: call.words,
        fixedFor: call.startsAt && timeFor(call, to, call.startsAt),
      },
      id: derivedId(callId, `declined ${revision}`),
      replyTo: await services.replyTo(db, { userId: to.userId, threadId: call.threadId }),
    });
  }),

  handleJob(calendarChanged, async ({ callId, sequence, change }, { services }) => {
    const { db, mailer } = services;
    const letter = await findCallLetter(db, callId);
    // A later change has a mail of its own, and calendars keep the latest.
    if (!letter || letter.call.sequence !== sequence) return;
    const { call } = letter;
    const { startsAt, endsAt } = call;
    if (!startsAt || !endsAt) return;
    const isCancelled = change === 'cancelled';
    for (const to of [letter.client, letter.consultant]) {
      // What is in a calendar has to go from there, whatever has become of the account.
      if (!isCancelled && !to.isThere) continue;
      if (change === 'linked' && missesLink(call, to.userId)) continue;
      await mailer.queueMail(db, callCalendarNotification, {
        to: to.to,
        props: {
          ...commonProps(services, call, to),
          change,
          time: timeFor(call, to, startsAt),
          minutes: Math.round((endsAt.getTime() - startsAt.getTime()) / 60_000),
          meetingUrl: isCancelled ? '' : linkFor(call, to.userId),
          words: isCancelled && (!call.isWithheld || call.actedBy === to.userId) ? call.words : '',
          calendar: viewCalendar(services, { ...call, startsAt, endsAt }, to),
        },
        id: derivedId(callId, `calendar ${sequence} of ${to.userId}`),
        replyTo: await services.replyTo(db, { userId: to.userId, threadId: call.threadId }),
      });
    }
  }),

  handleJob(callNears, async ({ callId, startsAt, before }, { services }) => {
    const { db, write, jobs, clock } = services;
    const letter = await findCallLetter(db, callId);
    if (!letter) return;
    const { call, client, consultant } = letter;
    // Moved or cancelled since: this is not its time any more.
    if (call.state !== 'fixed' || call.startsAt?.toISOString() !== startsAt) return;
    const isSoon = before === 'quarter';
    const tooLate = call.startsAt.getTime() - (isSoon ? 0 : remindersBefore.quarter);
    if (clock.now().getTime() >= tooLate || !client.isThere || !consultant.isThere) return;
    const event = `${callId} ${startsAt} ${before}`;
    await write((tx) =>
      recordNotifications(
        tx,
        { jobs, now: clock.now() },
        callIsNear,
        [client, consultant].map(({ userId }) => ({
          userId,
          event,
          aboutId: userId === client.userId ? consultant.userId : client.userId,
          about: { isSoon },
        })),
      ),
    );
    for (const to of [client, consultant]) {
      const notified = { kind: callIsNear, userId: to.userId, event };
      await mailNotification(db, services, notified, callNearsNotification, {
        to: to.to,
        props: {
          ...commonProps(services, call, to),
          time: timeFor(call, to, call.startsAt),
          isSoon,
          meetingUrl: linkFor(call, to.userId),
        },
        id: derivedId(callId, `${before} before ${startsAt} for ${to.userId}`),
        replyTo: await services.replyTo(db, { userId: to.userId, threadId: call.threadId }),
      });
    }
  }),
];

type Letter = NonNullable<Awaited<ReturnType<typeof findCallLetter>>>;

/** Who did the last thing, and the other one. */
const sidesOf = ({ call, client, consultant }: Letter): [Recipient, Recipient] =>
  call.actedBy === client.userId ? [client, consultant] : [consultant, client];
