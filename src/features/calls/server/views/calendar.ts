import type { MailCalendar } from '#lib/mail/mail-message.ts';
import type { Services } from '#server/services.ts';
import { calendarObjectOf, uidOfCall } from '../../rules/calendar-object.ts';
import type { CallRow } from '../queries/calls.ts';
import type { Recipient } from '../queries/recipients.ts';
import { linkFor, otherNameOf } from './calls.ts';

type FixedCall = CallRow & { startsAt: Date; endsAt: Date };

/** What the calendar of one of the two is told of a call as it is now. Of the other one it has no address. */
export function viewCalendar(
  { publicUrl, seller, clock }: Pick<Services, 'publicUrl' | 'seller' | 'clock'>,
  call: FixedCall,
  { userId, to }: Recipient,
): MailCalendar {
  const method = call.state === 'cancelled' ? 'CANCEL' : 'REQUEST';
  const content = calendarObjectOf(
    {
      uid: uidOfCall(call.id, new URL(publicUrl).hostname),
      sequence: call.sequence,
      startsAt: call.startsAt,
      endsAt: call.endsAt,
      title: `Call with ${otherNameOf(call, userId)}`,
      description: `Move or cancel it: ${publicUrl}/calls`,
      meetingUrl: linkFor(call, userId),
      changedAt: clock.now(),
      organizer: seller.email,
      attendee: to.address,
    },
    method,
  );
  return { method, content };
}
