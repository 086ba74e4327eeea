import ICAL from 'ical.js';

// The library does not count the space with which a folded line goes on; a line has 75 octets with it (RFC 5545).
ICAL.foldLength = 74;

/** A call as calendars know it. */
export interface CalendarEntry {
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
  /** The site's mailbox. */
  organizer: string;
}

/** Which call an entry is of, the same for ever; `host` is the site's. */
export const uidOfCall = (callId: string, host: string): string => `${callId}@${host}`;

/**
 * An event (RFC 5545). Times are in UTC: no calendar needs to know the rules of a zone to be right about them.
 * `writtenAt` is when it is told.
 */
export function eventOf(
  call: CalendarEntry,
  { isCancelled, writtenAt }: { isCancelled: boolean; writtenAt: Date },
): ICAL.Component {
  const event = new ICAL.Component('vevent');
  event.updatePropertyWithValue('uid', textOf(call.uid));
  event.updatePropertyWithValue('sequence', call.sequence);
  event.updatePropertyWithValue('dtstamp', inUtc(writtenAt));
  event.updatePropertyWithValue('dtstart', inUtc(call.startsAt));
  event.updatePropertyWithValue('dtend', inUtc(call.endsAt));
  event.updatePropertyWithValue('status', isCancelled ? 'CANCELLED' : 'CONFIRMED');
  event.updatePropertyWithValue('summary', textOf(call.title));
  event.updatePropertyWithValue('description', textOf(call.description));
  if (call.meetingUrl) {
    event.updatePropertyWithValue('location', textOf(call.meetingUrl));
    event.updatePropertyWithValue('url', call.meetingUrl);
  }
  event
    .updatePropertyWithValue('organizer', `mailto:${call.organizer}`)
    .setParameter('cn', 'Direct365');
  return event;
}

/** A calendar that has nothing yet. */
export function emptyCalendar(method: string): ICAL.Component {
  const calendar = new ICAL.Component('vcalendar');
  calendar.updatePropertyWithValue('version', '2.0');
  calendar.updatePropertyWithValue('prodid', '-//Direct365//Calls//EN');
  calendar.updatePropertyWithValue('method', method);
  return calendar;
}

/** A calendar as a file has it. */
export const textOfCalendar = (calendar: ICAL.Component): string => `${calendar.toString()}\r\n`;

const inUtc = (time: Date): ICAL.Time => ICAL.Time.fromJSDate(time, true);

// The library escapes line feeds; a carriage return by itself would begin a line of the file.
const textOf = (text: string): string => text.replaceAll(/\r\n?/g, '\n');
