import { messageIdOf } from '#lib/mail/mail-message.ts';
import type { AnnouncementView, DeliveryView } from '../contract.ts';
import type { AnnouncementRow, listDeliveries } from './queries/announcements.ts';

/** A blast for admins, with its progress. */
export const viewAnnouncement = (
  { createdAt, ...row }: AnnouncementRow,
  counts: AnnouncementView['counts'],
): AnnouncementView => ({ ...row, createdAt: createdAt.toISOString(), counts });

type DeliveryRow = Awaited<ReturnType<typeof listDeliveries>>['items'][number];

/** What became of one mail, for admins. */
export const viewDelivery = (
  { settledAt, reason, ...row }: DeliveryRow,
  { fromEmail }: Pick<AnnouncementRow, 'fromEmail'>,
): DeliveryView => ({
  ...row,
  reason: reason ?? '',
  settledAt: settledAt.toISOString(),
  messageId: messageIdOf(row.id, { name: '', address: fromEmail }),
});
