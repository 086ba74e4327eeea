import type { CorrespondentViewer } from '#access/viewer.ts';
import type { Db, Tx } from '#db/client.ts';
import { isPictureKind } from '#lib/attachments/attachment-kinds.ts';
import type { AttachmentRefusal } from '#lib/attachments/attachment-refusal.ts';
import { type ByteSource, piecesOf } from '#lib/attachments/byte-source.ts';
import { checkAttachment, pictureKindOf } from '#lib/attachments/check-attachment.ts';
import { safeName } from '#lib/attachments/safe-name.ts';
import { BoundedQueue } from '#lib/bounded-queue.ts';
import { type FileName, nameOfContent } from '#lib/files/file-name.ts';
import { encodedAnew } from '#lib/images/encoded-anew.ts';
import type { Services } from '#server/services.ts';
import type { MessageFileId } from '../../ids.ts';
import { fileMaxBytes, partBytes, partCount, type Scan } from '../../rules/files.ts';
import { messageFileStale } from '../jobs.ts';
import { findOwnFile, listParts, type OwnFile } from '../queries/files.ts';
import { storedSource } from '../queries/stored-source.ts';
import type { MessagesServices } from '../services.ts';
import { scanOutcome } from './scan-files.ts';
import { discardUpload } from './sent-files.ts';

/** What checking a file needs. */
export type CheckTools = Pick<Services, 'write' | 'clock' | 'jobs' | 'files' | 'log'> &
  MessagesServices & { db: Db };

const codeOf = {
  'other-kind': 'OTHER_KIND',
  macros: 'HAS_MACROS',
  protected: 'PROTECTED_FILE',
  broken: 'BROKEN_FILE',
  'too-much': 'UNFOLDS_TOO_MUCH',
} as const satisfies Record<AttachmentRefusal, string>;

export type CheckOutcome =
  | { refused: 'FILE_NOT_FOUND' | 'FILE_INCOMPLETE' | 'FILES_BUSY' | 'INFECTED_FILE' }
  | { refused: (typeof codeOf)[AttachmentRefusal] }
  | { refused: null };

// One at a time: a picture may take 144 MB while it is encoded anew.
const checks = new BoundedQueue(20);

/** What is given out of a file that was found to be in order. */
interface Served {
  kind: OwnFile['kind'];
  edition: 0 | 1;
  bytes: number;
  source: ByteSource;
}

/**
 * Looks into a file that has arrived, encodes a picture anew, and has the scanner look; from then on it can be sent.
 * What is not in order is discarded. Broken off, it begins again; for a file that is checked already it does nothing.
 * Throws `StorageUnavailable`.
 */
export async function checkFile(
  tools: CheckTools,
  person: CorrespondentViewer,
  fileId: MessageFileId,
): Promise<CheckOutcome> {
  const { db, files, write, scanner } = tools;
  const file = await findOwnFile(db, person, fileId);
  if (!file) return { refused: 'FILE_NOT_FOUND' };
  if (file.scan !== null) return { refused: null };
  const parts = await listParts(db, fileId, 0);
  const isWhole =
    parts.length === partCount(file.announcedBytes) &&
    (await Promise.all(parts.map((part) => files.exists(part.file)))).every(Boolean);
  if (!isWhole) return { refused: 'FILE_INCOMPLETE' };
  const served = await checks.run(() => look(tools, file, storedSource(files, parts)));
  if (!served || served === 'busy') return { refused: 'FILES_BUSY' };
  if (typeof served === 'string') {
    await write((tx) => discardUpload(tx, tools, person, fileId), { withoutKey: true });
    return { refused: codeOf[served] };
  }
  const scan = scanner ? await scanOutcome(tools, scanner, piecesOf(served.source)) : 'not-scanned';
  if (scan === 'infected') {
    await write((tx) => discardUpload(tx, tools, person, fileId), { withoutKey: true });
    return { refused: 'INFECTED_FILE' };
  }
  await write((tx) => recordChecked(tx, tools, file, { ...served, scan }), { withoutKey: true });
  return { refused: null };
}

async function look(
  tools: CheckTools,
  file: OwnFile,
  source: ByteSource,
): Promise<Served | AttachmentRefusal | 'busy'> {
  const { kind } = file;
  if (!isPictureKind(kind)) {
    const refusal = await checkAttachment(source, kind);
    return refusal ?? { kind, edition: 0, bytes: source.length, source };
  }
  const bytes = await source.read(0, source.length);
  const itsKind = pictureKindOf(bytes);
  if (!itsKind) return 'other-kind';
  const picture = await encodedAnew(bytes, itsKind);
  if ('refused' in picture) return picture.refused === 'broken-image' ? 'broken' : 'too-much';
  if (picture.length > fileMaxBytes) return 'too-much';
  const isStored = await storeAnew(tools, file.id, picture);
  if (!isStored) return 'busy';
  const parts = await listParts(tools.db, file.id, 1);
  return {
    ...{ kind: itsKind, edition: 1, bytes: picture.length },
    source: storedSource(tools.files, parts),
  };
}

/**
 * Stores a picture beside the file that it was made of; not when another process has made a different one meanwhile.
 */
async function storeAnew(
  { write, files }: CheckTools,
  fileId: MessageFileId,
  picture: Uint8Array,
): Promise<boolean> {
  const parts: { position: number; file: FileName; content: Uint8Array }[] = [];
  for (let position = 0; position < partCount(picture.length); position += 1) {
    const content = picture.subarray(position * partBytes, (position + 1) * partBytes);
    const file = nameOfContent(`${fileId} 1 ${position}`, content, 'part');
    parts.push({ position, file, content });
  }
  const recorded = await write(
    async (tx) => {
      await tx
        .insertInto('message_file_parts')
        .values(
          parts.map(({ position, file, content }) => ({
            ...{ file_id: fileId, edition: 1, position, file, bytes: content.length },
          })),
        )
        .onConflict((conflict) => conflict.columns(['file_id', 'edition', 'position']).doNothing())
        .execute();
      return (await listParts(tx, fileId, 1)).map(({ file }) => file);
    },
    { withoutKey: true },
  );
  const isOurs =
    recorded.length === parts.length && parts.every(({ file }, at) => recorded[at] === file);
  if (!isOurs) return false;
  for (const { file, content } of parts) await files.put(file, content);
  return true;
}

async function recordChecked(
  tx: Tx,
  { clock, jobs }: CheckTools,
  file: OwnFile,
  { kind, edition, bytes, scan }: Omit<Served, 'source'> & { scan: Scan },
): Promise<void> {
  const recorded = await tx
    .updateTable('message_files')
    .set({
      ...{ kind, edition, bytes, scan },
      name: safeName(file.name, kind),
      checked_at: clock.now(),
    })
    .where('id', '=', file.id)
    .where('checked_at', 'is', null)
    .where('discarded_at', 'is', null)
    .executeTakeFirst();
  if (recorded.numUpdatedRows > 0n && edition === 1) {
    await jobs.enqueue(tx, messageFileStale, { fileId: file.id });
  }
}
