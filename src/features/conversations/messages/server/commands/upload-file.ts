import type { UserId } from '#access/user.ts';
import type { CorrespondentViewer } from '#access/viewer.ts';
import type { Tx } from '#db/client.ts';
import { kindOfName } from '#lib/attachments/attachment-kinds.ts';
import { safeName } from '#lib/attachments/safe-name.ts';
import { type FileName, nameOfContent } from '#lib/files/file-name.ts';
import type { Services } from '#server/services.ts';
import type { MessageFileId, ThreadId } from '../../ids.ts';
import { obstacleToWrite } from '../../policy.ts';
import { dailyUploads, lengthOfPart } from '../../rules/files.ts';
import { findThreadOf, pairWith } from '../queries/threads.ts';
import { lockThread } from './lock-thread.ts';
import { refusalToReach } from './open-thread.ts';
import type { WaitingPlace } from './sent-files.ts';
import { countAlone, refusalOf } from './write-message.ts';

type Clocked = Pick<Services, 'clock'>;
const day = 24 * 60 * 60 * 1000;

interface Announced {
  fileId: MessageFileId;
  name: string;
  bytes: number;
}

export type BeginOutcome =
  | { refused: 'UNKNOWN_KIND' | 'FILE_ID_TAKEN' }
  | { refused: (typeof refusalOf)[keyof typeof refusalOf] }
  | { refused: 'TOO_MANY_FILES'; seconds: number }
  | { refused: null; name: string };

/**
 * Begins to take a file into a thread, on behalf of a user who can write there. The same begun again changes nothing.
 */
export async function beginUpload(
  tx: Tx,
  tools: Clocked,
  person: CorrespondentViewer,
  { threadId, ...announced }: Announced & { threadId: ThreadId },
): Promise<BeginOutcome | { refused: 'THREAD_NOT_FOUND' }> {
  const thread = await lockThread(tx, person, threadId);
  if (!thread) return { refused: 'THREAD_NOT_FOUND' };
  const hasBlocked = thread.ownBlockedAt !== null;
  const obstacle = obstacleToWrite(person, { hasBlocked, other: thread });
  if (obstacle) return { refused: refusalOf[obstacle] };
  return announce(tx, tools, person, { threadId, otherId: thread.otherId }, announced);
}

/**
 * Begins to take a file for the first message to a user who may be written to; where there is a thread with them
 * already, into that. The same begun again changes nothing.
 */
export async function beginFirstUpload(
  tx: Tx,
  tools: Clocked & Pick<Services, 'isDemo'>,
  person: CorrespondentViewer,
  { personId, ...announced }: Announced & { personId: UserId },
): Promise<BeginOutcome | { refused: 'PERSON_NOT_FOUND' }> {
  const threadId = await findThreadOf(tx, await pairWith(tx, person, personId));
  if (threadId) {
    const outcome = await beginUpload(tx, tools, person, { threadId, ...announced });
    return outcome.refused === 'THREAD_NOT_FOUND' ? { refused: 'PERSON_NOT_FOUND' } : outcome;
  }
  const refusal = await refusalToReach(tx, tools, person, personId);
  if (refusal) return refusal;
  return announce(tx, tools, person, { threadId: null, otherId: personId }, announced);
}

/** Takes down what is to come to a place where this person may write. */
async function announce(
  tx: Tx,
  { clock }: Clocked,
  person: CorrespondentViewer,
  { threadId, otherId }: WaitingPlace,
  { fileId, name: given, bytes }: Announced,
): Promise<BeginOutcome> {
  const kind = kindOfName(given.trim());
  if (!kind) return { refused: 'UNKNOWN_KIND' };
  await countAlone(tx, person.userId);
  const name = safeName(given, kind);
  const known = await tx
    .selectFrom('message_files')
    .select(['owner_id', 'thread_id', 'addressee_id', 'announced_bytes', 'name', 'discarded_at'])
    .where('id', '=', fileId)
    .executeTakeFirst();
  if (known) {
    const isSamePlace =
      known.addressee_id === otherId || (threadId !== null && known.thread_id === threadId);
    const isSame =
      known.owner_id === person.userId &&
      isSamePlace &&
      known.announced_bytes === bytes &&
      known.discarded_at === null;
    return isSame ? { refused: null, name: known.name } : { refused: 'FILE_ID_TAKEN' };
  }
  const seconds = await secondsUntilFree(tx, person, bytes, clock.now());
  if (seconds !== null) return { refused: 'TOO_MANY_FILES', seconds };
  const inserted = await tx
    .insertInto('message_files')
    .values({
      id: fileId,
      thread_id: threadId,
      addressee_id: threadId === null ? otherId : null,
      owner_id: person.userId,
      name,
      announced_bytes: bytes,
      bytes,
      kind,
      created_at: clock.now(),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  // A concurrent request has taken it at this moment.
  if (inserted.numInsertedOrUpdatedRows === 0n) return { refused: 'FILE_ID_TAKEN' };
  return { refused: null, name };
}

/** Seconds until this person may upload so much more; null when they may now. What they gave up counts as well. */
async function secondsUntilFree(
  tx: Tx,
  { userId }: CorrespondentViewer,
  bytes: number,
  now: Date,
): Promise<number | null> {
  const { count, total, oldest } = await tx
    .selectFrom('message_files')
    .select(({ fn, val }) => [
      fn.countAll<string>().as('count'),
      fn.coalesce(fn.sum<string>('announced_bytes'), val('0')).as('total'),
      fn.min('created_at').as('oldest'),
    ])
    .where('owner_id', '=', userId)
    .where('created_at', '>', new Date(now.getTime() - day))
    .executeTakeFirstOrThrow();
  const isFree = Number(count) < dailyUploads.files && Number(total) + bytes <= dailyUploads.bytes;
  if (isFree || !oldest) return null;
  return Math.max(1, Math.ceil((oldest.getTime() + day - now.getTime()) / 1000));
}

/**
 * Records the name of a part that is about to be stored, so that it is cleared away whatever happens. Answers null for
 * a file that has been checked already: nothing of it is stored again.
 */
export async function recordPart(
  tx: Tx,
  { userId }: CorrespondentViewer,
  { fileId, position }: { fileId: MessageFileId; position: number },
  bytes: Uint8Array,
): Promise<
  { refused: 'FILE_NOT_FOUND' | 'NOT_THIS_PART' } | { refused: null; file: FileName | null }
> {
  const found = await tx
    .selectFrom('message_files')
    .select(['announced_bytes', 'checked_at'])
    .where('id', '=', fileId)
    .where('owner_id', '=', userId)
    .where('discarded_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  if (!found) return { refused: 'FILE_NOT_FOUND' };
  if (lengthOfPart(found.announced_bytes, position) !== bytes.length) {
    return { refused: 'NOT_THIS_PART' };
  }
  if (found.checked_at !== null) return { refused: null, file: null };
  const file = nameOfContent(`${fileId} 0 ${position}`, bytes, 'part');
  await tx
    .insertInto('message_file_parts')
    .values({ file_id: fileId, edition: 0, position, file, bytes: bytes.length })
    .onConflict((conflict) => conflict.columns(['file_id', 'edition', 'position']).doNothing())
    .execute();
  const recorded = await tx
    .selectFrom('message_file_parts')
    .select('file')
    .where('file_id', '=', fileId)
    .where('edition', '=', 0)
    .where('position', '=', position)
    .executeTakeFirst();
  return recorded?.file === file ? { refused: null, file } : { refused: 'NOT_THIS_PART' };
}
