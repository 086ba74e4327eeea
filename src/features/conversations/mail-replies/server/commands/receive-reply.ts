import { createHash } from 'node:crypto';
import type { UserId } from '#access/user.ts';
import { derivedId } from '#lib/jobs/derived-id.ts';
import type { Services } from '#server/services.ts';
import { countAlone } from '../../../messages/server/commands/write-message.ts';
import { mailReplyIdSchema } from '../../ids.ts';
import { hourMs, mostReplies } from '../../rules/limits.ts';
import { mailReplyReceived } from '../jobs.ts';
import { type ReceivedMail, type ReplyPlace, sealContent } from '../queries/replies.ts';

interface NewReply extends Omit<ReceivedMail, 'raw'> {
  place: ReplyPlace;
  userId: UserId;
  raw: Buffer;
}

/**
 * Stores a mail, encrypted, with the job that handles it, in one transaction: once it answers, no restart loses the
 * mail. The same mail again changes nothing. So many are kept of one person, forged ones among them.
 */
export function receiveReply(
  { write, keys, jobs, clock }: Pick<Services, 'write' | 'keys' | 'jobs' | 'clock'>,
  { place, userId, raw, ...envelope }: NewReply,
): Promise<'taken' | 'too-many'> {
  const {
    threadId = null,
    personId = null,
  }: { threadId?: string | null; personId?: string | null } = place;
  const id = mailReplyIdSchema.parse(derivedId(userId, `${envelope.recipient} ${nameOf(raw)}`));
  const content = { ...envelope, raw: raw.toString('base64') };
  const now = clock.now();
  return write(async (tx) => {
    await countAlone(tx, userId);
    const found = await tx
      .selectFrom('mail_replies')
      .select('id')
      .where((eb) =>
        eb.or([
          eb('id', '=', id),
          eb.and([
            eb('person_id', '=', userId),
            eb.or([
              eb('received_at', '>', new Date(now.getTime() - hourMs)),
              eb('state', '<>', 'done'),
            ]),
          ]),
        ]),
      )
      .execute();
    if (found.some((reply) => reply.id === id)) return 'taken';
    if (found.length >= mostReplies) return 'too-many';
    await tx
      .insertInto('mail_replies')
      .values({
        ...{ id, thread_id: threadId, addressee_id: personId },
        ...{ person_id: userId, received_at: now },
        sealed_content: sealContent(keys, id, content),
      })
      .execute();
    await jobs.enqueue(tx, mailReplyReceived, { replyId: id });
    return 'taken';
  });
}

/** What names a mail: its Message-ID, which every try to deliver it has in common, or else all of it. */
function nameOf(raw: Buffer): string {
  const end = raw.indexOf('\r\n\r\n');
  const head = raw.subarray(0, end < 0 ? raw.length : end).toString('latin1');
  const [, messageId] = /^message-id:\s*(<[^<>\s]{3,}>)/im.exec(head) ?? [];
  return messageId ?? createHash('sha256').update(raw).digest('hex');
}
