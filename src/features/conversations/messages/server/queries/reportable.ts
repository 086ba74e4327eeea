import type { UserId } from '#access/user.ts';
import type { CorrespondentViewer } from '#access/viewer.ts';
import type { Db } from '#db/client.ts';
import type { MessageId, ThreadId } from '../../ids.ts';
import { isOnSideOf } from '../../policy.ts';
import { findMessage } from './entries.ts';
import { findThread } from './threads.ts';

interface ReportableMessage {
  id: MessageId;
  text: string;
  /** What they could read of it before it was changed, oldest first. */
  earlierTexts: string[];
  fileNames: string[];
  sentAt: Date;
}

/** What a report can be about: whose conduct, and a message of theirs as the one who reports reads it. */
export interface Reportable {
  otherId: UserId;
  message: ReportableMessage | null;
}

/** Finds what this person reports; refused when they cannot read it, or when it is of their own side. */
export async function findReportable(
  db: Db,
  person: CorrespondentViewer,
  { threadId, messageId }: { threadId: ThreadId; messageId?: MessageId | undefined },
): Promise<
  { refused: 'THREAD_NOT_FOUND' | 'MESSAGE_NOT_FOUND' } | ({ refused: null } & Reportable)
> {
  const thread = await findThread(db, person, threadId);
  if (!thread) return { refused: 'THREAD_NOT_FOUND' };
  const { otherId } = thread;
  if (messageId === undefined) return { refused: null, otherId, message: null };
  const message = await findMessage(db, person, messageId);
  const isTheirs = message?.threadId === threadId && !isOnSideOf(person, message.senderId, message);
  if (!isTheirs || message.deletedAt !== null) return { refused: 'MESSAGE_NOT_FOUND' };
  const { id, text, files, at } = message;
  const fileNames = files.map(({ name }) => name);
  const { earlier_texts: earlierTexts } = await db
    .selectFrom('messages')
    .select('earlier_texts')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return {
    refused: null,
    otherId: message.senderId,
    message: { id, text, earlierTexts, fileNames, sentAt: at },
  };
}
