import type { NotificationView } from '../contract.ts';
import type { NotificationRow } from './queries/own-notifications.ts';

/** A notification as its person reads it. */
export const viewNotification = (row: NotificationRow): NotificationView => ({
  id: row.id,
  topic: row.topic,
  words: row.words,
  path: row.path,
  createdAt: row.createdAt.toISOString(),
  isRead: row.readAt !== null,
});
