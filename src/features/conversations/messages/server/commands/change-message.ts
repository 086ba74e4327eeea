import { sql } from 'kysely';
import type { CorrespondentViewer } from '#access/viewer.ts';
import type { Tx } from '#db/client.ts';
import type { Services } from '#server/services.ts';
import type { MessageId } from '../../ids.ts';
import { editableSince, mostChanges } from '../../rules/limits.ts';
import { threadsOf } from '../queries/threads.ts';
import { publishThread } from './publish-thread.ts';
import { discardFilesOf } from './sent-files.ts';
import type { Draft } from './write-message.ts';

type Clocked = Pick<Services, 'clock'>;

/** The other side has blocked its writer. */
const isBlocked = sql<boolean>`exists (
  select from threads
  join thread_sides on thread_sides.thread_id = threads.id
  where threads.id = messages.thread_id
    and (thread_sides.user_id = threads.consultant_id) <> (messages.sender_id = threads.consultant_id)
    and thread_sides.blocked_at is not null
)`;

/**
 * Changes an own message while it can be changed; the same text again changes nothing. A recipient who has blocked its
 * writer goes on reading what was delivered to them. The text that the recipient could read until now is kept: they may
 * report it.
 */
export async function editMessage(
  tx: Tx,
  { clock }: Clocked,
  person: CorrespondentViewer,
  { messageId, text }: Draft,
): Promise<{ refused: 'NOT_APPROVED' | 'MESSAGE_NOT_FOUND' | 'EDIT_OVER' | null }> {
  if (!person.isApproved) return { refused: 'NOT_APPROVED' };
  const now = clock.now();
  const keepsDelivered = sql<boolean>`delivery is not null and ${isBlocked}`;
  const changed = await ownMessage(tx, person, messageId)
    .set({
      text,
      edited_at: sql`greatest(created_at, ${now}::timestamptz)`,
      delivered_text: sql`case when ${keepsDelivered} then coalesce(delivered_text, text) end`,
      delivered_edited_at: sql`case when ${keepsDelivered} then
        case when delivered_text is null then edited_at else delivered_edited_at end end`,
      changes: sql`changes + 1`,
      earlier_texts: sql`case when delivery is null or ${isBlocked} then earlier_texts
        else array_append(earlier_texts, coalesce(delivered_text, text)) end`,
    })
    .where('created_at', '>', editableSince(now))
    .where('text', '<>', text)
    .where('changes', '<', mostChanges)
    .returning(['thread_id', 'delivery'])
    .executeTakeFirst();
  if (changed) {
    await notifyOfMessage(tx, person, changed);
    return { refused: null };
  }
  const message = await tx
    .selectFrom('messages')
    .select(['text', 'created_at'])
    .where('id', '=', messageId)
    .where('sender_id', '=', person.userId)
    .where('thread_id', 'in', threadsOf(tx, person))
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!message) return { refused: 'MESSAGE_NOT_FOUND' };
  return { refused: message.text === text ? null : 'EDIT_OVER' };
}

/** Takes the text out of an own message, and its files, and leaves the trace; twice changes nothing. */
export async function deleteMessage(
  tx: Tx,
  tools: Pick<Services, 'clock' | 'jobs'>,
  person: CorrespondentViewer,
  messageId: MessageId,
): Promise<{ refused: 'MESSAGE_NOT_FOUND' | null }> {
  const deleted = await ownMessage(tx, person, messageId)
    .set({
      text: '',
      delivered_text: null,
      delivered_edited_at: null,
      earlier_texts: [],
      deleted_at: sql`greatest(created_at, ${tools.clock.now()}::timestamptz)`,
    })
    .returning(['thread_id', 'delivery'])
    .executeTakeFirst();
  if (deleted) {
    await discardFilesOf(tx, tools, messageId);
    await notifyOfMessage(tx, person, deleted);
  }
  const message = await tx
    .selectFrom('messages')
    .select('id')
    .where('id', '=', messageId)
    .where('sender_id', '=', person.userId)
    .where('thread_id', 'in', threadsOf(tx, person))
    .executeTakeFirst();
  return { refused: message ? null : 'MESSAGE_NOT_FOUND' };
}

const ownMessage = (tx: Tx, person: CorrespondentViewer, messageId: MessageId) =>
  tx
    .updateTable('messages')
    .where('id', '=', messageId)
    .where('sender_id', '=', person.userId)
    .where('thread_id', 'in', threadsOf(tx, person))
    .where('deleted_at', 'is', null);

const notifyOfMessage = (
  tx: Tx,
  { userId }: CorrespondentViewer,
  { thread_id, delivery }: { thread_id: string; delivery: number | null },
): Promise<void> =>
  publishThread(tx, {
    threadId: thread_id,
    userId,
    to: delivery === null ? 'own-side' : 'both-sides',
  });
