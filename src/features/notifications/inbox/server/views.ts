import type { NotificationView } from '../contract.ts';
import type { NotificationRow } from './queries/own-notifications.ts';

/** A notification as its person reads it, with the names they may know. */
export const viewNotification = (
  row: NotificationRow,
  names: ReadonlyMap<string, string>,
): NotificationView => ({
  id: row.id,
  topic: row.topic,
  words: row.words,
  person: (row.aboutId && names.get(row.aboutId)) ?? null,
  path: row.path,
  createdAt: row.createdAt.toISOString(),
  isRead: row.readAt !== null,
});
