import type { Tx } from '#db/client.ts';
import type { Keyring } from '#lib/auth/keyring.ts';
import type { MailReplyId } from '../../ids.ts';
import { sealContent, type WaitingContent } from '../queries/replies.ts';

/** Locks a reply that was received, or waits; answers whether it still is. */
export async function lockReply(
  tx: Tx,
  replyId: MailReplyId,
  state: 'received' | 'waiting',
): Promise<boolean> {
  const row = await tx
    .selectFrom('mail_replies')
    .select('id')
    .where('id', '=', replyId)
    .where('state', '=', state)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Has a reply wait for its person, with what is known of it now. */
export async function setWaiting(
  tx: Tx,
  keys: Pick<Keyring, 'encrypt'>,
  replyId: MailReplyId,
  { text, reasons, files }: WaitingContent,
): Promise<void> {
  const sealed_content = sealContent(keys, replyId, { text, reasons, files });
  await tx
    .updateTable('mail_replies')
    .set({ state: 'waiting', sealed_content })
    .where('id', '=', replyId)
    .execute();
}

/** Ends a reply: what it said is removed; its row stays for a while, and with it what is known of the mail. */
export async function setDone(tx: Tx, replyId: MailReplyId): Promise<void> {
  await tx
    .updateTable('mail_replies')
    .set({ state: 'done', sealed_content: null })
    .where('id', '=', replyId)
    .execute();
}
