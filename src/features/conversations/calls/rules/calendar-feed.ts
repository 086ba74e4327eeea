import { type CalendarEntry, emptyCalendar, eventOf, textOfCalendar } from './calendar-entry.ts';

/** A call in a feed. */
interface FeedEntry extends CalendarEntry {
  isCancelled: boolean;
}

/**
 * The calls of one user as a calendar feed (RFC 5545): under the UIDs that mails gave them, so that a calendar which
 * knows both sees one call. It sends no invitations.
 */
export function calendarFeedOf(entries: readonly FeedEntry[], writtenAt: Date): string {
  const calendar = emptyCalendar('PUBLISH');
  // Read by most calendars, though no standard has them: the name, and how often to ask again.
  calendar.updatePropertyWithValue('x-wr-calname', 'Direct365 calls');
  calendar.updatePropertyWithValue('x-published-ttl', 'PT1H');
  for (const { isCancelled, ...entry } of entries) {
    calendar.addSubcomponent(eventOf(entry, { isCancelled, writtenAt }));
  }
  return textOfCalendar(calendar);
}
