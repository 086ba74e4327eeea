import type { UserId } from '#access/user.ts';
import type { MailCalendar } from '#lib/mail/mail-message.ts';
import type { Services } from '#server/services.ts';
import { type CalendarEntry, uidOfCall } from '../../rules/calendar-entry.ts';
import { calendarFeedOf } from '../../rules/calendar-feed.ts';
import { calendarObjectOf } from '../../rules/calendar-object.ts';
import type { CallRow } from '../queries/calls.ts';
import type { Recipient } from '../queries/recipients.ts';
import { linkFor, otherNameOf } from './calls.ts';

type Site = Pick<Services, 'publicUrl' | 'seller' | 'clock'>;
type FixedCall = CallRow & { startsAt: Date; endsAt: Date };

/** What the calendar of one of the two is told of a call as it is now. Of the other one it has no address. */
export function viewCalendar(site: Site, call: FixedCall, { userId, to }: Recipient): MailCalendar {
  const method = call.state === 'cancelled' ? 'CANCEL' : 'REQUEST';
  const entry = entryFor(site, call, userId);
  const content = calendarObjectOf(
    { ...entry, changedAt: site.clock.now(), attendee: to.address },
    method,
  );
  return { method, content };
}

/** The calls of one person as the calendar that reads their feed has them. */
export const viewFeed = (site: Site, calls: readonly FixedCall[], userId: UserId): string =>
  calendarFeedOf(
    calls.map((call) => ({
      ...entryFor(site, call, userId),
      isCancelled: call.state === 'cancelled',
    })),
    site.clock.now(),
  );

const entryFor = ({ publicUrl, seller }: Site, call: FixedCall, userId: UserId): CalendarEntry => ({
  uid: uidOfCall(call.id, new URL(publicUrl).hostname),
  sequence: call.sequence,
  startsAt: call.startsAt,
  endsAt: call.endsAt,
  title: `Call with ${otherNameOf(call, userId)}`,
  description: `Move or cancel it: ${publicUrl}/calls`,
  meetingUrl: linkFor(call, userId),
  organizer: seller.email,
});
