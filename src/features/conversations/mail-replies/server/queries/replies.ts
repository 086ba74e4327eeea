import { z } from 'zod';
import { toUserId, type UserId } from '#access/user.ts';
import type { Db } from '#db/client.ts';
import type { Keyring } from '#lib/auth/keyring.ts';
import type { EncryptedColumn } from '#server/encrypted-columns.ts';
import { keyUses } from '#server/key-uses.ts';
import { type ThreadId, toThreadId } from '../../../messages/ids.ts';
import { waitingReasons } from '../../contract.ts';
import type { MailReplyId } from '../../ids.ts';

/** Where replies by mail are encrypted. */
export const encryptedMailReplies: EncryptedColumn = {
  use: keyUses.mailReply,
  ...{ table: 'mail_replies', key: 'id', subject: 'id' },
  encrypted: 'sealed_content',
};

/** A mail as it was received. */
export const receivedSchema = z.object({
  /** To which address of ours, in lower case. */
  recipient: z.string(),
  /** In Base64. */
  raw: z.string(),
});
export type ReceivedMail = z.infer<typeof receivedSchema>;

/** What waits: a text, and the files that came with it. */
const waitingSchema = z.object({
  text: z.string(),
  reasons: z.array(z.enum(waitingReasons)),
  files: z
    .array(
      z.object({
        name: z.string(),
        /** In Base64; empty for one that cannot be sent. */
        content: z.string(),
        /** In words. */
        problem: z.string().nullable(),
      }),
    )
    .default([]),
});
export type WaitingContent = z.infer<typeof waitingSchema>;
export type ReplyFile = WaitingContent['files'][number];

/** Where a reply goes: into a conversation, or as the first message to a person. */
export type ReplyPlace = { threadId: ThreadId } | { personId: UserId };

type Keys = Pick<Keyring, 'encrypt' | 'decrypt'>;

/** What is stored of a reply. */
export const sealContent = (
  keys: Pick<Keyring, 'encrypt'>,
  replyId: string,
  content: ReceivedMail | z.input<typeof waitingSchema>,
) => keys.encrypt(keyUses.mailReply, replyId, JSON.stringify(content));

/** A reply that was received and not handled yet; null when there is none. */
export async function findReceived(
  db: Db,
  keys: Keys,
  replyId: MailReplyId,
): Promise<{ place: ReplyPlace; personId: string; mail: ReceivedMail } | null> {
  const row = await selectReplies(db, 'received').where('id', '=', replyId).executeTakeFirst();
  if (!row) return null;
  const mail = receivedSchema.parse(openContent(keys, row));
  return { place: placeOf(row), personId: row.person_id, mail };
}

export interface WaitingReply extends WaitingContent {
  id: string;
  receivedAt: Date;
  place: ReplyPlace;
}

/** A reply of this person that waits; null when there is none. */
export async function findWaiting(
  db: Db,
  keys: Keys,
  { replyId, userId }: { replyId: MailReplyId; userId: UserId },
): Promise<WaitingReply | null> {
  const row = await selectReplies(db, 'waiting')
    .where('id', '=', replyId)
    .where('person_id', '=', userId)
    .executeTakeFirst();
  return row ? toWaiting(keys, row) : null;
}

/**
 * The replies of this person that wait in a conversation, or for one of these people, oldest first. A reply that was
 * the first message when it came may be in a conversation since.
 */
export async function listWaiting(
  db: Db,
  keys: Keys,
  {
    threadId,
    otherIds,
    userId,
  }: { threadId: ThreadId | null; otherIds: readonly UserId[]; userId: UserId },
): Promise<WaitingReply[]> {
  const rows = await selectReplies(db, 'waiting')
    .where('person_id', '=', userId)
    .where(({ eb, or }) =>
      or([
        ...(threadId ? [eb('thread_id', '=', threadId)] : []),
        ...(otherIds.length > 0 ? [eb('addressee_id', 'in', otherIds)] : []),
      ]),
    )
    .orderBy('received_at')
    .orderBy('id')
    .limit(20)
    .execute();
  return rows.map((row) => toWaiting(keys, row));
}

const selectReplies = (db: Db, state: 'received' | 'waiting') =>
  db
    .selectFrom('mail_replies')
    .select(['id', 'thread_id', 'addressee_id', 'person_id', 'received_at', 'sealed_content'])
    .where('state', '=', state);
type ReplyRow = Awaited<ReturnType<ReturnType<typeof selectReplies>['execute']>>[number];

const openContent = (keys: Keys, { id, sealed_content }: ReplyRow): unknown =>
  JSON.parse(keys.decrypt(keyUses.mailReply, id, sealed_content ?? ''));

const toWaiting = (keys: Keys, row: ReplyRow): WaitingReply => ({
  ...{ id: row.id, receivedAt: row.received_at, place: placeOf(row) },
  ...waitingSchema.parse(openContent(keys, row)),
});

function placeOf({ thread_id, addressee_id }: ReplyRow): ReplyPlace {
  if (thread_id) return { threadId: toThreadId(thread_id) };
  if (!addressee_id) throw new Error('A reply by mail leads nowhere.');
  return { personId: toUserId(addressee_id) };
}
