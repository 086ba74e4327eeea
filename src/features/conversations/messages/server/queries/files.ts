import { sql } from 'kysely';
import type { CorrespondentViewer } from '#access/viewer.ts';
import type { Db } from '#db/client.ts';
import { type AttachmentKind, parseAttachmentKind } from '#lib/attachments/attachment-kinds.ts';
import { type FileName, parseFileName } from '#lib/files/file-name.ts';
import type { MessageFileId } from '../../ids.ts';
import type { Scan } from '../../rules/files.ts';
import type { StoredPart } from './stored-source.ts';
import { isVisibleTo, threadsOf } from './threads.ts';

/** A file of a message as it is kept. */
export interface FileRow {
  id: string;
  name: string;
  bytes: number;
  kind: AttachmentKind;
  scan: Scan;
}

/** The files of a `message` in the statement, in their order. */
export const filesOfMessage = sql<FileRow[]>`coalesce((
  select json_agg(json_build_object('id', file.id, 'name', file.name, 'bytes', file.bytes, 'kind', file.kind, 'scan', file.scan)
    order by file.place)
  from message_files as file
  where file.message_id = message.id and file.discarded_at is null), '[]'::json)`;

/** A file that a user uploads or has uploaded, and has not given up. */
export interface OwnFile {
  id: MessageFileId;
  name: string;
  announcedBytes: number;
  bytes: number;
  kind: AttachmentKind;
  /** Null until it was checked. */
  scan: Scan | null;
}

/** A file of this user's own; null when it is another's, given up, or does not exist. */
export async function findOwnFile(
  db: Db,
  { userId }: CorrespondentViewer,
  fileId: MessageFileId,
): Promise<OwnFile | null> {
  const row = await db
    .selectFrom('message_files')
    .select(['name', 'announced_bytes', 'bytes', 'kind', 'scan'])
    .where('id', '=', fileId)
    .where('owner_id', '=', userId)
    .where('discarded_at', 'is', null)
    .$narrowType<{ scan: Scan | null }>()
    .executeTakeFirst();
  const kind = row && parseAttachmentKind(row.kind);
  if (!row || !kind) return null;
  const { name, announced_bytes: announcedBytes, bytes, scan } = row;
  return { id: fileId, name, announcedBytes, bytes, kind, scan };
}

/** A file that this person may fetch, if the scanner lets it through. */
export interface ReadableFile extends FileRow {
  id: MessageFileId;
  edition: number;
}

/** Files of messages that this person sees. */
const selectReadable = (db: Db, userId: CorrespondentViewer['userId']) =>
  db
    .selectFrom('message_files as file')
    .innerJoin('messages as message', 'message.id', 'file.message_id')
    .innerJoin('threads as thread', 'thread.id', 'message.thread_id')
    .innerJoin('thread_sides as own', (join) =>
      join.onRef('own.thread_id', '=', 'message.thread_id').on('own.user_id', '=', userId),
    )
    .select(['file.id', 'file.name', 'file.bytes', 'file.kind', 'file.scan', 'file.edition'])
    .select(['file.created_at as createdAt', 'message.thread_id as threadId'])
    .select(['message.sender_id as senderId'])
    .where(isVisibleTo(userId))
    .where('message.deleted_at', 'is', null)
    .where('file.discarded_at', 'is', null)
    .$narrowType<{ kind: AttachmentKind; scan: Scan }>();

/** A file of a message that this person sees; null when they see none of this id. */
export async function findReadableFile(
  db: Db,
  person: CorrespondentViewer,
  fileId: MessageFileId,
): Promise<ReadableFile | null> {
  const row = await selectReadable(db, person.userId)
    .where('file.id', '=', fileId)
    .where('message.thread_id', 'in', threadsOf(db, person))
    .executeTakeFirst();
  return row ? { ...row, id: fileId } : null;
}

/** The files of messages that this person sees, after this one, in batches. */
export const listReadableFiles = (
  db: Db,
  userId: CorrespondentViewer['userId'],
  { after, limit }: { after: string | null; limit: number },
) =>
  selectReadable(db, userId)
    .$if(after !== null, (query) => query.where('file.id', '>', after))
    .orderBy('file.id')
    .limit(limit)
    .execute();

/** The parts of one edition of a file, in their order. */
export async function listParts(
  db: Db,
  fileId: MessageFileId,
  edition: number,
): Promise<StoredPart[]> {
  const rows = await db
    .selectFrom('message_file_parts')
    .select(['file', 'bytes'])
    .where('file_id', '=', fileId)
    .where('edition', '=', edition)
    .orderBy('position')
    .execute();
  return rows.map(({ file, bytes }) => ({ file: toFileName(file), bytes }));
}

/** The parts of a file that are no longer served. */
export async function listStaleParts(db: Db, fileId: string): Promise<FileName[]> {
  const rows = await db
    .selectFrom('message_file_parts as part')
    .innerJoin('message_files as file', 'file.id', 'part.file_id')
    .select('part.file')
    .where('file.id', '=', fileId)
    .where((eb) =>
      eb.or([
        eb('file.discarded_at', 'is not', null),
        eb('file.scan', '=', 'infected'),
        eb.and([
          eb('file.checked_at', 'is not', null),
          eb('part.edition', '<>', eb.ref('file.edition')),
        ]),
      ]),
    )
    .execute();
  return rows.map(({ file }) => toFileName(file));
}

/** The parts of all files in the threads that go with this user, and of their uploads elsewhere. */
export async function listStoredPartsOf(db: Db, userId: string): Promise<FileName[]> {
  const rows = await db
    .selectFrom('message_file_parts')
    .select('file')
    .where('file_id', 'in', filesAround(db, userId))
    .execute();
  return rows.map(({ file }) => toFileName(file));
}

/** The ids of files that go with the account of this person, as a part of a statement. */
export const filesAround = (db: Db, userId: string) =>
  db
    .selectFrom('message_files')
    .leftJoin('threads', 'threads.id', 'message_files.thread_id')
    .select('message_files.id')
    .where((eb) =>
      eb.or([
        eb('message_files.owner_id', '=', userId),
        eb('threads.client_id', '=', userId),
        eb('threads.consultant_id', '=', userId),
      ]),
    );

/** The stored parts of all files in messages, in batches: what a backup copies beside the database. */
export async function* listStoredParts(db: Db): AsyncIterable<FileName[]> {
  for (let last = ''; ; ) {
    const rows = await db
      .selectFrom('message_file_parts')
      .select('file')
      .where('file', '>', last)
      .orderBy('file')
      .limit(1000)
      .execute();
    const end = rows.at(-1);
    if (!end) return;
    last = end.file;
    yield rows.map(({ file }) => toFileName(file));
  }
}

function toFileName(text: string): FileName {
  const name = parseFileName(text);
  if (!name) throw new Error('A part of a file has no name of one.');
  return name;
}
