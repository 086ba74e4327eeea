import type { NotificationKind } from '#features/notifications/inbox/rules/notification-kind.ts';
import { dayInWords } from '#lib/calendar-days.ts';

/** Where a consultant says whether they are available. */
export const availabilityPath = '/consultant/profile/edit#availability';

/** To the consultant whose day to be available from has come. */
export const availabilityDayCame: NotificationKind<{ day: string }> = {
  name: 'availability-day-came',
  topic: 'account',
  words: ({ day }) =>
    `The day you named, ${dayInWords(day)}, has come: say whether you are available.`,
  leadsTo: () => availabilityPath,
};
