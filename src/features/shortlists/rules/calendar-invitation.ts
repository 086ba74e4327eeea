import ICAL from 'ical.js';

/** A call that is to stand in somebody's calendar. */
export interface PlannedCall {
  /** Never the same for two calls. */
  uid: string;
  startsAt: Date;
  minutes: number;
  title: string;
  /** What stands in the entry: how to reach the other. */
  description: string;
  /** When the entry was written. */
  writtenAt: Date;
}

/** The media type of a calendar file. */
export const calendarFileType = 'text/calendar;charset=utf-8';

/** A calendar file with one entry (RFC 5545), as every calendar program opens it. */
export function calendarFileOf(call: PlannedCall): string {
  const endsAt = new Date(call.startsAt.getTime() + call.minutes * 60_000);
  const entry = new ICAL.Component('vevent');
  entry.updatePropertyWithValue('uid', textOf(call.uid));
  entry.updatePropertyWithValue('dtstamp', inUtc(call.writtenAt));
  entry.updatePropertyWithValue('dtstart', inUtc(call.startsAt));
  entry.updatePropertyWithValue('dtend', inUtc(endsAt));
  entry.updatePropertyWithValue('summary', textOf(call.title));
  entry.updatePropertyWithValue('description', textOf(call.description));
  const calendar = new ICAL.Component('vcalendar');
  calendar.updatePropertyWithValue('version', '2.0');
  calendar.updatePropertyWithValue('prodid', '-//Direct365//Calls//EN');
  calendar.addSubcomponent(entry);
  return `${calendar.toString()}\r\n`;
}

const inUtc = (time: Date): ICAL.Time => ICAL.Time.fromJSDate(time, true);

// The library escapes line feeds; a carriage return by itself would begin a line of the file.
const textOf = (text: string): string => text.replaceAll(/\r\n?/g, '\n');
