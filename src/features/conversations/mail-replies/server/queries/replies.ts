import { z } from 'zod';
import type { UserId } from '#access/user.ts';
import type { Db } from '#db/client.ts';
import type { Keyring } from '#lib/auth/keyring.ts';
import type { EncryptedColumn } from '#server/encrypted-columns.ts';
import { keyUses } from '#server/key-uses.ts';
import { type ThreadId, toThreadId } from '../../../messages/ids.ts';
import { type WaitingReason, waitingReasons } from '../../contract.ts';
import type { MailReplyId } from '../../ids.ts';

/** Where replies by mail are encrypted. */
export const encryptedMailReplies: EncryptedColumn = {
  use: keyUses.mailReply,
  ...{ table: 'mail_replies', key: 'id', subject: 'id' },
  encrypted: 'sealed_content',
};

/** A mail as it was received. */
export const receivedSchema = z.object({
  /** The server that handed it over. */
  clientAddress: z.string(),
  helo: z.string(),
  sender: z.string(),
  /** To which address of ours, in lower case. */
  recipient: z.string(),
  /** In Base64. */
  raw: z.string(),
});
export type ReceivedMail = z.infer<typeof receivedSchema>;

/** A text that waits. */
const waitingSchema = z.object({ text: z.string(), reasons: z.array(z.enum(waitingReasons)) });
export type WaitingText = z.infer<typeof waitingSchema>;

type Keys = Pick<Keyring, 'encrypt' | 'decrypt'>;

/** What is stored of a reply. */
export const sealContent = (keys: Keys, replyId: string, content: ReceivedMail | WaitingText) =>
  keys.encrypt(keyUses.mailReply, replyId, JSON.stringify(content));

const openContent = (keys: Keys, replyId: string, sealed: string): unknown =>
  JSON.parse(keys.decrypt(keyUses.mailReply, replyId, sealed));

/** The text of a reply that waits. */
export const openWaiting = (keys: Keys, replyId: string, sealed: string): WaitingText =>
  waitingSchema.parse(openContent(keys, replyId, sealed));

/** A reply that was received and not handled yet; null when there is none. */
export async function findReceived(
  db: Db,
  keys: Keys,
  replyId: MailReplyId,
): Promise<{ threadId: ThreadId; personId: string; mail: ReceivedMail } | null> {
  const row = await db
    .selectFrom('mail_replies')
    .select(['thread_id', 'person_id', 'sealed_content'])
    .where('id', '=', replyId)
    .where('state', '=', 'received')
    .executeTakeFirst();
  if (!row?.sealed_content) return null;
  const mail = receivedSchema.parse(openContent(keys, replyId, row.sealed_content));
  return { threadId: toThreadId(row.thread_id), personId: row.person_id, mail };
}

export interface WaitingReply {
  id: string;
  receivedAt: Date;
  text: string;
  reasons: WaitingReason[];
}

/** The replies of this person that wait in a conversation, oldest first. */
export async function listWaiting(
  db: Db,
  keys: Keys,
  { threadId, userId }: { threadId: ThreadId; userId: UserId },
): Promise<WaitingReply[]> {
  const rows = await db
    .selectFrom('mail_replies')
    .select(['id', 'received_at', 'sealed_content'])
    .where('thread_id', '=', threadId)
    .where('person_id', '=', userId)
    .where('state', '=', 'waiting')
    .orderBy('received_at')
    .orderBy('id')
    .limit(20)
    .execute();
  return rows.flatMap(({ id, received_at: receivedAt, sealed_content: sealed }) =>
    sealed ? [{ id, receivedAt, ...openWaiting(keys, id, sealed) }] : [],
  );
}
