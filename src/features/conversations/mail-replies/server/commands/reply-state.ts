import type { Tx } from '#db/client.ts';
import type { MailReplyId } from '../../ids.ts';

/** Locks a reply that was received; answers whether it is still to be handled. */
export async function lockReceived(tx: Tx, replyId: MailReplyId): Promise<boolean> {
  const row = await tx
    .selectFrom('mail_replies')
    .select('id')
    .where('id', '=', replyId)
    .where('state', '=', 'received')
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends a reply: what it said is removed; its row stays for a while, and with it what is known of the mail. */
export async function setDone(tx: Tx, replyId: MailReplyId): Promise<void> {
  await tx
    .updateTable('mail_replies')
    .set({ state: 'done', sealed_content: null })
    .where('id', '=', replyId)
    .execute();
}
