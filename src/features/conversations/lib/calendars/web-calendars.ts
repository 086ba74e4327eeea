import {
  type GuardedAnswer,
  type GuardedRequests,
  guardedRequests,
} from '#lib/guarded/guarded-requests.ts';
import { type CalendarSource, CalendarUnread, calendarMaxBytes } from './calendar-source.ts';

/** Calendars on the web, at public addresses alone. One request within 10 s, at most 2 MiB; it follows no redirect. */
export const webCalendars = (
  { accepts, get }: GuardedRequests = guardedRequests(),
): CalendarSource => ({
  async fetch(address, { signal } = {}) {
    if (!accepts(address)) throw new CalendarUnread('refused');
    const answer = await get(address, {
      // What is packed could unfold without end.
      headers: { accept: 'text/calendar', 'accept-encoding': 'identity' },
      mostBytes: calendarMaxBytes,
      signal,
    }).catch((error: unknown) => {
      throw new CalendarUnread('unreachable', { cause: error });
    });
    return readAnswer(answer);
  },
});

function readAnswer({ status, body, isCut }: GuardedAnswer): Uint8Array {
  if (status >= 300 && status < 400) throw new CalendarUnread('moved');
  if (status >= 500 || status === 429) throw new CalendarUnread('unreachable');
  if (status !== 200) throw new CalendarUnread('refused');
  if (isCut) throw new CalendarUnread('too-large');
  return body;
}
