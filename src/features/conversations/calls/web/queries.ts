import { queryOptions } from '@tanstack/react-query';
import { featureClient } from '#lib/api/client.ts';
import { pagedQuery } from '#lib/api/paged-query.ts';
import type { callCalendarContract } from '../contract/calendar-operations.ts';
import type { callFeedContract } from '../contract/feed-operations.ts';
import type { callHoursContract } from '../contract/hours-operations.ts';
import type { callsContract } from '../contract/operations.ts';

export const callsApi = featureClient<typeof callsContract>('calls');

/**
 * The own calls that are proposed or lie ahead; with a thread, those of one conversation. Always asked anew: others
 * change them.
 */
export const openCallsQuery = (threadId?: string) =>
  queryOptions({
    queryKey: ['calls', 'open', threadId ?? 'all'],
    queryFn: () => callsApi.listOpen(threadId ? { threadId } : {}),
    staleTime: 0,
  });

/** The own calls that have taken place, or will not. */
export const pastCallsQuery = pagedQuery(['calls', 'past'], (start) => callsApi.listPast(start));

export const callFeedApi = featureClient<typeof callFeedContract>('callFeed');

/** Whether there is an address at which calendars read the own calls. */
export const callFeedQuery = queryOptions({
  queryKey: ['calls', 'feed'],
  queryFn: () => callFeedApi.get(),
});

export const callHoursApi = featureClient<typeof callHoursContract>('callHours');

/** When the reader takes calls. */
export const ownHoursQuery = queryOptions({
  queryKey: ['calls', 'own-hours'],
  queryFn: () => callHoursApi.getOwn(),
});

/** When a user takes calls to whom the reader may write. */
export const hoursQuery = (personId: string) =>
  queryOptions({
    queryKey: ['calls', 'hours', personId],
    queryFn: () => callHoursApi.get({ personId }),
  });

export const callCalendarApi = featureClient<typeof callCalendarContract>('callCalendar');

/** How the reader's calendar was read, and when they are busy. */
export const callCalendarQuery = queryOptions({
  queryKey: ['calls', 'calendar'],
  queryFn: () => callCalendarApi.get(),
  staleTime: 0,
});
