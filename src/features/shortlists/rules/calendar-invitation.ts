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

const maxLineOctets = 75;

/** A calendar file with one entry (RFC 5545), as every calendar program opens it. */
export function calendarFileOf(call: PlannedCall): string {
  const endsAt = new Date(call.startsAt.getTime() + call.minutes * 60_000);
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Direct365//Calls//EN',
    'BEGIN:VEVENT',
    `UID:${textOf(call.uid)}`,
    `DTSTAMP:${momentOf(call.writtenAt)}`,
    `DTSTART:${momentOf(call.startsAt)}`,
    `DTEND:${momentOf(endsAt)}`,
    `SUMMARY:${textOf(call.title)}`,
    `DESCRIPTION:${textOf(call.description)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map((line) => `${fold(line)}\r\n`)
    .join('');
}

/** `20261121T150000Z` */
const momentOf = (moment: Date): string =>
  `${moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

const textOf = (text: string): string =>
  text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r\n|\r|\n/g, '\\n');

/** Lines of more than 75 octets go on in the next line, after a blank; no character is cut in two. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > maxLineOctets) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
