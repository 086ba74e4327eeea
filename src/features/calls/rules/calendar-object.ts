import ICAL from 'ical.js';

// The library does not count the space with which a folded line goes on; a line has 75 octets with it (RFC 5545).
ICAL.foldLength = 74;

/** A call as calendars know it. */
export interface CalendarCall {
  /** One for the whole life of the call. */
  uid: string;
  /** Counted with every change: a calendar keeps the highest. */
  sequence: number;
  startsAt: Date;
  endsAt: Date;
  title: string;
  description: string;
  /** Where it takes place; empty while no link is known. */
  meetingUrl: string;
  /** When it was changed last. */
  changedAt: Date;
  /** Mailboxes: who sends the calendar object, and who receives it. Nobody else is named in it. */
  organizer: string;
  attendee: string;
}

export type CalendarMethod = 'REQUEST' | 'CANCEL';

/** Which call a calendar object is of, the same for ever; `host` is the site's. */
export const uidOfCall = (callId: string, host: string): string => `${callId}@${host}`;

/**
 * A calendar object (RFC 5545) by which a mail puts a call into a calendar, moves it there or takes it away (RFC 5546). Times are in
 * UTC: no calendar needs to know the rules of a zone to be right about them.
 */
export function calendarObjectOf(call: CalendarCall, method: CalendarMethod): string {
  const entry = new ICAL.Component('vevent');
  entry.updatePropertyWithValue('uid', textOf(call.uid));
  entry.updatePropertyWithValue('sequence', call.sequence);
  entry.updatePropertyWithValue('dtstamp', inUtc(call.changedAt));
  entry.updatePropertyWithValue('dtstart', inUtc(call.startsAt));
  entry.updatePropertyWithValue('dtend', inUtc(call.endsAt));
  entry.updatePropertyWithValue('status', method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED');
  entry.updatePropertyWithValue('summary', textOf(call.title));
  entry.updatePropertyWithValue('description', textOf(call.description));
  if (call.meetingUrl) {
    entry.updatePropertyWithValue('location', textOf(call.meetingUrl));
    entry.updatePropertyWithValue('url', call.meetingUrl);
  }
  entry
    .updatePropertyWithValue('organizer', `mailto:${call.organizer}`)
    .setParameter('cn', 'Direct365');
  const attendee = entry.updatePropertyWithValue('attendee', `mailto:${call.attendee}`);
  attendee.setParameter('partstat', 'ACCEPTED');
  attendee.setParameter('rsvp', 'FALSE');
  const calendar = new ICAL.Component('vcalendar');
  calendar.updatePropertyWithValue('version', '2.0');
  calendar.updatePropertyWithValue('prodid', '-//Direct365//Calls//EN');
  calendar.updatePropertyWithValue('method', method);
  calendar.addSubcomponent(entry);
  return `${calendar.toString()}\r\n`;
}

const inUtc = (time: Date): ICAL.Time => ICAL.Time.fromJSDate(time, true);

// The library escapes line feeds; a carriage return by itself would begin a line of the file.
const textOf = (text: string): string => text.replaceAll(/\r\n?/g, '\n');
