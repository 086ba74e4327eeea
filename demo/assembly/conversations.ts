import type { Insertable } from 'kysely';
import type { MessagesTable, ThreadSidesTable, ThreadsTable } from '#db/tables/messages.ts';
import type { DemoConversation, DemoMessage, DemoSide } from '../content/demo-conversation.ts';
import { daysBefore, hoursAfter, latest } from './dates.ts';
import { messageIdOf, threadIdOf } from './demo-ids.ts';

/** The two of a conversation, the client's colleagues, and from when on the two could have it. */
export interface Correspondents {
  clientId: string;
  consultantId: string;
  colleagueIds: readonly string[];
  from: Date;
}

export interface ConversationRows {
  thread: Insertable<ThreadsTable>;
  sides: Insertable<ThreadSidesTable>[];
  messages: Insertable<MessagesTable>[];
}

const minutes = 1 / 60;

/** A thread with its messages and sides. Throws when its messages are in no order, or begin too early. */
export function conversationRows(
  conversation: DemoConversation,
  correspondents: Correspondents,
  now: Date,
): ConversationRows {
  const { clientId, consultantId, colleagueIds, from } = correspondents;
  const idOf = (side: DemoSide): string => (side === 'client' ? clientId : consultantId);
  const threadId = threadIdOf(clientId, consultantId);
  const messages = conversation.messages.map((message, index) => ({
    ...messageRow(message, { threadId, senderId: idOf(message.by), position: index + 1 }, now),
    delivery: conversation.messages.slice(0, index + 1).filter(({ by }) => by === message.by)
      .length,
  }));
  const times = [from, ...messages.map(({ created_at }) => created_at)];
  const [, opening] = times;
  if (!opening || times.some((time, index) => time < (times[index - 1] ?? from))) {
    throw new Error(`${conversation.client} and ${conversation.consultant} write in no order.`);
  }
  const lastAt = latest(...times);
  return {
    thread: {
      id: threadId,
      client_id: clientId,
      consultant_id: consultantId,
      opened_by: idOf(conversation.messages[0]?.by ?? 'client'),
      created_at: opening,
      last_position: messages.length,
      last_message_at: lastAt,
    },
    sides: [
      ...(['client', 'consultant'] as const).map((side) => ({ side, userId: idOf(side) })),
      ...colleagueIds.map((userId) => ({ side: 'client' as const, userId })),
    ].map(({ side, userId }) => ({
      thread_id: threadId,
      user_id: userId,
      last_activity_at: lastAt,
      // Colleagues have read all of it.
      ...readingOf(conversation, {
        side,
        hasUnread: conversation.unreadBy === side && userId === idOf(side),
      }),
      archived_at: conversation.archivedBy === side ? hoursAfter(lastAt, 2) : null,
      contact_shared_at:
        conversation.shared?.by === side && userId === idOf(side)
          ? daysBefore(now, conversation.shared.daysAgo)
          : null,
    })),
    messages,
  };
}

function messageRow(
  { daysAgo, text, isEdited }: DemoMessage,
  { threadId, senderId, position }: { threadId: string; senderId: string; position: number },
  now: Date,
): Insertable<MessagesTable> & { created_at: Date } {
  const sentAt = daysBefore(now, daysAgo);
  return {
    id: messageIdOf(threadId, position),
    thread_id: threadId,
    position,
    sender_id: senderId,
    text,
    created_at: sentAt,
    edited_at: isEdited ? hoursAfter(sentAt, 4 * minutes) : null,
    deleted_at: text === '' ? hoursAfter(sentAt, 20 * minutes) : null,
  };
}

/** What this side has received and read: all of it, but for the last messages of a side that has them unread. */
function readingOf(
  { messages }: DemoConversation,
  { side, hasUnread }: { side: DemoSide; hasUnread: boolean },
) {
  const lastOwn = messages.findLastIndex(({ by }) => by === side);
  const read = hasUnread ? messages.slice(0, lastOwn + 1) : messages;
  const received = messages.filter(({ by }) => by !== side).length;
  return {
    received_count: received,
    read_count: read.filter(({ by }) => by !== side).length,
    read_position: read.length,
    told_count: received,
  };
}
