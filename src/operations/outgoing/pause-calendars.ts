import type { CalendarSource } from '#features/conversations/lib/calendars/calendar-source.ts';
import { type OutboundPause, pausedMessage } from '#lib/jobs/outbound-pause.ts';

/** Calendars of people, which are not asked while outgoing calls are paused. */
export const pauseCalendars = (source: CalendarSource, pause: OutboundPause): CalendarSource => ({
  async fetch(address, options) {
    if (await pause.isHeld()) throw new Error(pausedMessage);
    return source.fetch(address, options);
  },
});
