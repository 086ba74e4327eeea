/** Minutes that a message waits unread before a mail tells of it. */
const waitMinutes = 5;

/** When an unread message is notified by mail. */
export const reminderDueAt = (sentAt: Date): Date =>
  new Date(sentAt.getTime() + waitMinutes * 60_000);

/** What is known when the time of a notification has come; numbers count the messages that the user has received. */
interface ReminderState {
  /** The message that the reminder is about. */
  delivery: number;
  received: number;
  read: number;
  /** Up to which message a reminder was sent or is to come. */
  told: number;
}

/**
 * What to do then. `tell`: it has waited unread, and one mail speaks of all that did. `wait`: it was read meanwhile,
 * but not the ones after it, for which no other reminder is due. `drop`: everything was read, or a later reminder
 * takes care of it.
 */
export function decideReminder({ delivery, received, read, told }: ReminderState) {
  if (told !== delivery) return 'drop';
  if (read < delivery) return 'tell';
  return read < received ? 'wait' : 'drop';
}
