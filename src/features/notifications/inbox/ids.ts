import { z } from 'zod';

/** Accepts a UUID from outside; whether such a notification exists is another question. */
export const notificationIdSchema = z.uuid().brand<'NotificationId'>();
export type NotificationId = z.output<typeof notificationIdSchema>;
