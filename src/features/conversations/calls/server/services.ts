import type { CalendarSource } from '../../lib/calendars/calendar-source.ts';

/** What calls use beside the services of all. */
export interface CallsServices {
  calendars: CalendarSource;
}
