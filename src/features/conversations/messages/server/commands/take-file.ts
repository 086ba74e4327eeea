import type { UserId } from '#access/user.ts';
import type { CorrespondentViewer } from '#access/viewer.ts';
import type { Services } from '#server/services.ts';
import { type MessageFileId, messageFileIdSchema, type ThreadId } from '../../ids.ts';
import { partBytes, partCount } from '../../rules/files.ts';
import { type CheckOutcome, type CheckTools, checkFile } from './check-file.ts';
import { type BeginOutcome, beginFirstUpload, beginUpload, recordPart } from './upload-file.ts';

/** Where a message goes: into a thread, or as the first one to a person. */
export type Destination = { threadId: ThreadId } | { personId: UserId };

type TakeOutcome =
  | Exclude<BeginOutcome | CheckOutcome, { refused: null }>
  | { refused: 'THREAD_NOT_FOUND' | 'PERSON_NOT_FOUND' }
  | { refused: null; fileId: MessageFileId };

/**
 * Takes a file that is here whole, as an upload of this person, who can then send it. Taken and not sent, it is dropped
 * as any upload is. Throws `StorageUnavailable`.
 */
export async function takeFile(
  tools: CheckTools & Pick<Services, 'isDemo'>,
  person: CorrespondentViewer,
  to: Destination,
  { name, content }: { name: string; content: Uint8Array },
): Promise<TakeOutcome> {
  const { write, files } = tools;
  const once = { withoutKey: true };
  const fileId = messageFileIdSchema.parse(crypto.randomUUID());
  const announced = { fileId, name, bytes: content.length };
  const begun = await write(
    (tx): Promise<BeginOutcome | { refused: 'THREAD_NOT_FOUND' | 'PERSON_NOT_FOUND' }> =>
      'threadId' in to
        ? beginUpload(tx, tools, person, { ...to, ...announced })
        : beginFirstUpload(tx, tools, person, { ...to, ...announced }),
    once,
  );
  if (begun.refused !== null) return begun;
  for (let position = 0; position < partCount(content.length); position += 1) {
    const part = content.subarray(position * partBytes, (position + 1) * partBytes);
    const outcome = await write((tx) => recordPart(tx, person, { fileId, position }, part), once);
    if (outcome.refused) throw new Error(`A part of an own file was refused: ${outcome.refused}.`);
    if (outcome.file) await files.put(outcome.file, part);
  }
  const { refused } = await checkFile(tools, person, fileId);
  return refused === null ? { refused, fileId } : { refused };
}
