const minute = 60_000;
const day = 24 * 60 * minute;

/** How many times one proposal may name. */
export const timesAtMost = 5;

/** How long a call may take, in minutes. */
export const callMinutes = { least: 10, most: 240 } as const;

/** How many calls one user may propose within 24 hours, over all recipients. */
export const proposalsADay = 20;

/** How often one call may be changed before it can only end: moving it cannot be used to pester the other side. */
export const changesOfOneCall = 50;

export const wordsMaxLength = 500;

/** How many days ahead a call may be proposed. */
export const daysAhead = 180;

/** Whether all of these are times to propose now: none has passed, none lies too far ahead. */
export const areAhead = (times: readonly Date[], now: Date): boolean =>
  times.every(
    (time) => time.getTime() > now.getTime() && time.getTime() <= now.getTime() + daysAhead * day,
  );

/** When a call of so many minutes ends. */
export const endOf = (startsAt: Date, minutes: number): Date =>
  new Date(startsAt.getTime() + minutes * minute);

/** How long before a call both are reminded of it. */
export const remindersBefore = { day, quarter: 15 * minute } as const;
export type ReminderKind = keyof typeof remindersBefore;

/** When reminders of a call are due that is fixed now: not those whose time has passed already. */
export const remindersDue = (
  startsAt: Date,
  now: Date,
): readonly { before: ReminderKind; at: Date }[] =>
  (['day', 'quarter'] as const)
    .map((before) => ({ before, at: new Date(startsAt.getTime() - remindersBefore[before]) }))
    .filter(({ at }) => at > now);
