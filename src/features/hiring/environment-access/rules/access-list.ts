import { daysOnEarth } from '#lib/calendar-days.ts';

export const environmentKinds = ['production', 'sandbox', 'development'] as const;
export type EnvironmentKind = (typeof environmentKinds)[number];

/**
 * An entry is asked for by the consultant or granted by the client. The consultant says that it is returned, and the
 * client confirms that.
 */
export const accessStates = ['asked', 'granted', 'return-said', 'returned'] as const;
export type AccessState = (typeof accessStates)[number];

export const accessSteps = ['asked', 'granted', 'reviewed', 'return-said', 'returned'] as const;
export type AccessStep = (typeof accessSteps)[number];

/** The states of access that was granted and is not returned. */
export const openStates = ['granted', 'return-said'] as const satisfies readonly AccessState[];

/** Whether access was granted and is not returned. */
export const isOpen = (state: AccessState): boolean => openStates.some((open) => open === state);

/** A deal has so many entries at most that are not returned. */
export const entriesMax = 40;

export const tenantMaxLength = 120;
export const environmentMaxLength = 200;
export const roleMaxLength = 120;

/** The client is reminded of open access so many days of 24 hours after the end of a project. */
export const remindAfterDays = 7;

/** Projects that ended before this moment ended so long ago that the client is reminded. */
export const endedBefore = (now: Date): Date =>
  new Date(now.getTime() - remindAfterDays * 86_400_000);

/** Whether a client can name this day: it has begun somewhere on earth, and is not before the grant. */
export const isDayOfAccess = (day: string, now: Date, grantedOn: string | null): boolean =>
  day <= daysOnEarth(now).last && (grantedOn === null || day >= grantedOn);

/** What an entry is called in one line. */
export const nameOfEntry = ({
  environment,
  tenant,
}: {
  environment: string;
  tenant: string;
}): string => `${environment} (${tenant})`;
