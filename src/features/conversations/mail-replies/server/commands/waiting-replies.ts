import type { UserId } from '#access/user.ts';
import type { CorrespondentViewer } from '#access/viewer.ts';
import type { Tx } from '#db/client.ts';
import { batchSize } from '#db/in-batches.ts';
import type { Services } from '#server/services.ts';
import { messageIdSchema, toThreadId } from '../../../messages/ids.ts';
import { publishThread } from '../../../messages/server/commands/publish-thread.ts';
import {
  type WriteOutcome,
  writeMessage,
} from '../../../messages/server/commands/write-message.ts';
import type { MailReplyId } from '../../ids.ts';
import { keptMs } from '../../rules/limits.ts';
import { openWaiting } from '../queries/replies.ts';
import { setDone } from './reply-state.ts';

const lockWaiting = (tx: Tx, userId: UserId, replyId: MailReplyId) =>
  tx
    .selectFrom('mail_replies')
    .select(['thread_id as threadId', 'sealed_content as sealed'])
    .where('id', '=', replyId)
    .where('person_id', '=', userId)
    .where('state', '=', 'waiting')
    .forUpdate()
    .executeTakeFirst();

/** Sends a reply that waits, as a message of its person. */
export async function sendWaiting(
  tx: Tx,
  services: Pick<Services, 'keys' | 'clock' | 'jobs'>,
  person: CorrespondentViewer,
  replyId: MailReplyId,
): Promise<WriteOutcome | { refused: 'REPLY_NOT_FOUND' }> {
  const reply = await lockWaiting(tx, person.userId, replyId);
  if (!reply?.sealed) return { refused: 'REPLY_NOT_FOUND' };
  const outcome = await writeMessage(tx, services, person, {
    threadId: toThreadId(reply.threadId),
    messageId: messageIdSchema.parse(replyId),
    text: openWaiting(services.keys, replyId, reply.sealed).text,
  });
  if (outcome.refused === null) await setDone(tx, replyId);
  return outcome;
}

/** Discards a reply that waits. */
export async function discardWaiting(
  tx: Tx,
  { userId }: CorrespondentViewer,
  replyId: MailReplyId,
): Promise<{ refused: 'REPLY_NOT_FOUND' | null }> {
  const reply = await lockWaiting(tx, userId, replyId);
  if (!reply) return { refused: 'REPLY_NOT_FOUND' };
  await setDone(tx, replyId);
  await publishThread(tx, { threadId: reply.threadId, userId, to: 'self' });
  return { refused: null };
}

/** Removes replies that are seven days old; answers how many. */
export async function removeAged(tx: Tx, now: Date): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('mail_replies')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('mail_replies')
        .select('id')
        .where('received_at', '<', new Date(now.getTime() - keptMs))
        .limit(batchSize),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
