import type { UserId } from '#access/user.ts';
import type { CorrespondentViewer } from '#access/viewer.ts';
import type { Tx } from '#db/client.ts';
import type { Services } from '#server/services.ts';
import type { MessageFileId, MessageId, ThreadId } from '../../ids.ts';
import { messageFileStale } from '../jobs.ts';

type Discarding = Pick<Services, 'clock' | 'jobs'>;

/** Where files wait that were not sent: in a thread, or for the first message to a person. */
export interface WaitingPlace {
  /** Null where there is no thread yet. */
  threadId: ThreadId | null;
  otherId: UserId;
}

/**
 * Own files of this thread, or for the one who is written to, that were checked and not sent yet, held until this
 * transaction ends; says whether all of them are.
 */
export async function lockFiles(
  tx: Tx,
  { userId }: CorrespondentViewer,
  { threadId, otherId }: WaitingPlace,
  fileIds: readonly MessageFileId[],
): Promise<boolean> {
  if (fileIds.length === 0) return true;
  const held = await tx
    .selectFrom('message_files')
    .select('id')
    .where('id', 'in', fileIds)
    .where('owner_id', '=', userId)
    .where((eb) =>
      eb.or([
        ...(threadId ? [eb('thread_id', '=', threadId)] : []),
        eb('addressee_id', '=', otherId),
      ]),
    )
    .where('message_id', 'is', null)
    .where('checked_at', 'is not', null)
    .where('scan', '<>', 'infected')
    .where('discarded_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  return held.length === fileIds.length;
}

/** Held files go with a message of this thread, in their order. */
export async function attachFiles(
  tx: Tx,
  { messageId, threadId }: { messageId: MessageId; threadId: ThreadId },
  fileIds: readonly MessageFileId[],
): Promise<void> {
  for (const [index, fileId] of fileIds.entries()) {
    await tx
      .updateTable('message_files')
      .set({ thread_id: threadId, addressee_id: null, message_id: messageId, place: index + 1 })
      .where('id', '=', fileId)
      .execute();
  }
}

/** The files of a deleted message are gone with it: they are no longer served, and a job clears them away. */
export async function discardFilesOf(
  tx: Tx,
  { clock, jobs }: Discarding,
  messageId: MessageId,
): Promise<void> {
  const discarded = await tx
    .updateTable('message_files')
    .set({ discarded_at: clock.now(), name: '' })
    .where('message_id', '=', messageId)
    .where('discarded_at', 'is', null)
    .returning('id')
    .execute();
  await jobs.enqueueMany(
    tx,
    messageFileStale,
    discarded.map(({ id }) => ({ data: { fileId: id } })),
  );
}

/** Gives up an own file that was not sent; twice changes nothing. */
export async function discardUpload(
  tx: Tx,
  { clock, jobs }: Discarding,
  { userId }: CorrespondentViewer,
  fileId: MessageFileId,
): Promise<{ refused: 'FILE_NOT_FOUND' | null }> {
  const discarded = await tx
    .updateTable('message_files')
    .set({ discarded_at: clock.now(), name: '' })
    .where('id', '=', fileId)
    .where('owner_id', '=', userId)
    .where('message_id', 'is', null)
    .where('discarded_at', 'is', null)
    .executeTakeFirst();
  if (discarded.numUpdatedRows > 0n) {
    await jobs.enqueue(tx, messageFileStale, { fileId });
    return { refused: null };
  }
  const known = await tx
    .selectFrom('message_files')
    .select('id')
    .where('id', '=', fileId)
    .where('owner_id', '=', userId)
    .where('message_id', 'is', null)
    .executeTakeFirst();
  return { refused: known ? null : 'FILE_NOT_FOUND' };
}
