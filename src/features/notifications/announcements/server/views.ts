import { messageIdOf } from '#lib/mail/mail-message.ts';
import type { DeliveryView, MailBlastView } from '../contract.ts';
import type { BlastRow, listDeliveries } from './queries/blasts.ts';

/** A blast for admins, with its progress. */
export const viewBlast = (
  { createdAt, ...row }: BlastRow,
  counts: MailBlastView['counts'],
): MailBlastView => ({ ...row, createdAt: createdAt.toISOString(), counts });

type DeliveryRow = Awaited<ReturnType<typeof listDeliveries>>['items'][number];

/** What became of one mail, for admins. */
export const viewDelivery = (
  { settledAt, reason, ...row }: DeliveryRow,
  { fromEmail }: Pick<BlastRow, 'fromEmail'>,
): DeliveryView => ({
  ...row,
  reason: reason ?? '',
  settledAt: settledAt.toISOString(),
  messageId: messageIdOf(row.id, { name: '', address: fromEmail }),
});
