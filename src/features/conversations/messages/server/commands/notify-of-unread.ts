import type { UserId } from '#access/user.ts';
import type { Tx } from '#db/client.ts';
import { listTies } from '#features/hiring/applications/server/queries/ties.ts';
import { shortNameOf } from '#features/identity/accounts/rules/person-name.ts';
import { mailNotification } from '#features/notifications/inbox/server/commands/mail-notification.ts';
import { recordNotifications } from '#features/notifications/inbox/server/commands/record-notifications.ts';
import { allowMessageTexts } from '#features/notifications/preferences/server/queries.ts';
import { derivedId } from '#lib/jobs/derived-id.ts';
import type { Services } from '#server/services.ts';
import type { ThreadId } from '../../ids.ts';
import { isSharedWith, isThere, mayKnowFully } from '../../policy.ts';
import { decideReminder, reminderDueAt } from '../../rules/reminder.ts';
import { unreadMessages } from '../emails/references.ts';
import { messageWritten } from '../jobs.ts';
import { messagesWait } from '../notifications.ts';
import {
  lockNotifiedSide,
  type NotifiedSide,
  readUnread,
  readUnreadTexts,
} from '../queries/reminder.ts';

type Telling = Pick<
  Services,
  'clock' | 'jobs' | 'mailer' | 'publicUrl' | 'isDemo' | 'keys' | 'replyTo'
>;
interface Told {
  threadId: ThreadId;
  userId: UserId;
  delivery: number;
}

/**
 * Notifies a user by mail of what has waited unread in a thread: once, and not again before they have read it. A user
 * who has blocked the writer, or could not read it, is not notified.
 */
export async function notifyOfUnread(
  tx: Tx,
  telling: Telling,
  { threadId, userId, delivery }: Told,
  jobId: string,
): Promise<void> {
  const side = await lockNotifiedSide(tx, threadId, userId);
  if (!side) return;
  const decision = decideReminder({ ...side, delivery });
  if (decision === 'drop') return;
  const unread = await readUnread(tx, { threadId, userId, after: side.read });
  if (decision === 'wait') {
    const next = { threadId, userId, delivery: side.read + 1 };
    const startAfter = unread.firstAt ? reminderDueAt(unread.firstAt) : undefined;
    await setNotified(tx, next, next.delivery);
    await telling.jobs.enqueue(tx, messageWritten, next, { startAfter });
    return;
  }
  await setNotified(tx, { threadId, userId }, side.received);
  if (unread.count === 0 || side.blockedAt !== null || !mayBeNotified(side)) return;
  const otherId = side.clientId === userId ? side.consultantId : side.clientId;
  const event = `${threadId} ${side.received}`;
  const { jobs, clock } = telling;
  await recordNotifications(tx, { jobs, now: clock.now() }, messagesWait, [
    {
      userId,
      event,
      aboutId: otherId,
      about: { threadId, count: unread.count },
    },
  ]);
  const texts = (await allowMessageTexts(tx, [userId, ...unread.writerIds]))
    ? await readUnreadTexts(tx, { threadId, userId, after: side.read })
    : [];
  const mail = { kind: messagesWait, userId, event };
  await mailNotification(tx, telling, mail, unreadMessages, {
    to: { name: `${side.firstName} ${side.lastName}`.trim(), address: side.email },
    props: {
      recipientFirstName: side.firstName,
      writerName: await writerName(tx, side),
      count: unread.count,
      texts,
      threadUrl: `${telling.publicUrl}/messages/${threadId}`,
    },
    id: derivedId(jobId, 'unread messages'),
    replyTo: await telling.replyTo(tx, { userId, threadId }),
  });
}

const setNotified = (
  tx: Tx,
  { threadId, userId }: Pick<Told, 'threadId' | 'userId'>,
  told_count: number,
) =>
  tx
    .updateTable('thread_sides')
    .set({ told_count })
    .where('thread_id', '=', threadId)
    .where('user_id', '=', userId)
    .execute();

/** Clients whose company is not approved open no conversations; consultants do. Suspended and leaving users do not. */
const mayBeNotified = ({
  readerType,
  approvedAt,
  suspendedAt,
  leavingAt,
}: NotifiedSide): boolean =>
  readerType === 'client'
    ? isThere({ approved_at: approvedAt, suspended_at: suspendedAt, leaving_at: leavingAt })
    : suspendedAt === null && leavingAt === null;

/** The writer's name, as far as the reader may know it. */
async function writerName(tx: Tx, side: NotifiedSide): Promise<string> {
  const { companyId, consultantId, writerFirstName, writerLastName } = side;
  const [tie] = await listTies(tx, { companyIds: [companyId], consultantIds: [consultantId] });
  const rights = { hasAccepted: tie?.isAccepted ?? false, hasShared: isSharedWith(side, side) };
  const fullName = `${writerFirstName} ${writerLastName}`.trim();
  return (mayKnowFully(rights) && fullName) || shortNameOf(writerFirstName, writerLastName);
}
