/** How much one person may write within 24 hours, to everybody together, and to how many they may write first. */
export const dailyLimits = { messages: 300, newThreads: 20 } as const;

/** Minutes in which the writer of a message can change it. */
export const editMinutes = 15;

const minute = 60_000;

/** Until when a message can be changed by its writer. */
export const editableUntil = (sentAt: Date): Date =>
  new Date(sentAt.getTime() + editMinutes * minute);

/** Whether its writer can still change a message. */
export const isEditable = (sentAt: Date, now: Date): boolean =>
  now.getTime() < editableUntil(sentAt).getTime();
