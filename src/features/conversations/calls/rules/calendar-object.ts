import { type CalendarEntry, emptyCalendar, eventOf, textOfCalendar } from './calendar-entry.ts';

/** A call as a mail tells calendars of it. */
export interface CalendarCall extends CalendarEntry {
  /** When it was changed last. */
  changedAt: Date;
  /** The mailbox of its recipient. No other person is named in it. */
  attendee: string;
}

export type CalendarMethod = 'REQUEST' | 'CANCEL';

/** A calendar object by which a mail puts a call into a calendar, moves it there or takes it away (RFC 5546). */
export function calendarObjectOf(call: CalendarCall, method: CalendarMethod): string {
  const event = eventOf(call, { isCancelled: method === 'CANCEL', writtenAt: call.changedAt });
  const attendee = event.updatePropertyWithValue('attendee', `mailto:${call.attendee}`);
  attendee.setParameter('partstat', 'ACCEPTED');
  attendee.setParameter('rsvp', 'FALSE');
  const calendar = emptyCalendar(method);
  calendar.addSubcomponent(event);
  return textOfCalendar(calendar);
}
