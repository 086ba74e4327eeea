import type { CorrespondentViewer } from '#access/viewer.ts';
import type { Tx } from '#db/client.ts';
import { batchSize } from '#db/in-batches.ts';
import type { Services } from '#server/services.ts';
import type { CheckTools } from '../../../messages/server/commands/check-file.ts';
import type { JoinedThreads } from '../../../messages/server/commands/join-threads.ts';
import { publishThread } from '../../../messages/server/commands/publish-thread.ts';
import type { MailReplyId } from '../../ids.ts';
import { keptMs } from '../../rules/limits.ts';
import { findWaiting } from '../queries/replies.ts';
import { lockReply, setDone, setWaiting } from './reply-state.ts';
import { type SendOutcome, sendReply } from './send-reply.ts';

/**
 * Sends a reply that waits, as a message of its person. Where some of its files cannot be sent, it waits on with their
 * problems, and goes without them the next time.
 */
export async function sendWaiting(
  tools: CheckTools & Pick<Services, 'isDemo' | 'keys'>,
  person: CorrespondentViewer,
  replyId: MailReplyId,
): Promise<SendOutcome> {
  const { db, keys, write } = tools;
  const reply = await findWaiting(db, keys, { replyId, userId: person.userId });
  // A repeated request is answered by its key.
  if (!reply) return write(async () => ({ refused: 'REPLY_NOT_FOUND' as const }));
  const outcome = await sendReply(tools, person, 'waiting', { ...reply, replyId });
  if (outcome.refused !== 'FILES_REFUSED') return outcome;
  const { text, reasons } = reply;
  const waiting = {
    ...{ text, files: outcome.files },
    reasons: [
      ...reasons.filter((reason) => reason !== 'files-left-out'),
      'files-left-out' as const,
    ],
  };
  await write(
    async (tx) => {
      if (await lockReply(tx, replyId, 'waiting')) await setWaiting(tx, keys, replyId, waiting);
    },
    { withoutKey: true },
  );
  return outcome;
}

/** Discards a reply that waits. */
export async function discardWaiting(
  tx: Tx,
  { keys }: Pick<Services, 'keys'>,
  { userId }: CorrespondentViewer,
  replyId: MailReplyId,
): Promise<{ refused: 'REPLY_NOT_FOUND' | null }> {
  const isLocked = await lockReply(tx, replyId, 'waiting');
  const reply = isLocked && (await findWaiting(tx, keys, { replyId, userId }));
  if (!reply) return { refused: 'REPLY_NOT_FOUND' };
  await setDone(tx, replyId);
  if ('threadId' in reply.place) {
    await publishThread(tx, { threadId: reply.place.threadId, userId, to: 'self' });
  }
  return { refused: null };
}

/** Replies that wait in a conversation which becomes part of another wait in that one. */
export async function moveReplies(tx: Tx, { from, into }: JoinedThreads): Promise<void> {
  await tx
    .updateTable('mail_replies')
    .set({ thread_id: into })
    .where('thread_id', '=', from)
    .execute();
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
