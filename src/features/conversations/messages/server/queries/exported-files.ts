import { toUserId, type UserId } from '#access/user.ts';
import type { Db } from '#db/client.ts';
import { type ExportedRow, inBatches } from '#db/personal-tables.ts';
import type { PersonalFile } from '#server/personal-data.ts';
import { toMessageFileId } from '../../ids.ts';
import { fileStateOf } from '../../rules/files.ts';
import { listParts, listReadableFiles } from './files.ts';

const batchRows = 500;
/** An archive in the format of all tools holds less than 4 GB, with everything else in it. */
const mostBytes = 2 * 1024 * 1024 * 1024;

/** The files of messages that this person sees, for their export. */
export const listFilesForExport = (db: Db, userId: string): AsyncGenerator<ExportedRow[]> =>
  inBatches(async (last: string | null) => {
    const rows = await listReadableFiles(db, toUserId(userId), { after: last, limit: batchRows });
    return {
      rows: rows.map(({ threadId, name, bytes, kind, createdAt, senderId }) => ({
        thread_id: threadId,
        is_own: senderId === userId,
        ...{ name, bytes, kind },
        created_at: createdAt,
      })),
      last: rows.length < batchRows ? null : (rows.at(-1)?.id ?? null),
    };
  });

/** Where the same files are stored, but those that wait for the scanner or were taken out by it. */
export async function filesForExport(db: Db, userId: UserId): Promise<PersonalFile[]> {
  const found: PersonalFile[] = [];
  let bytes = 0;
  for (let after: string | null = null; ; ) {
    const rows = await listReadableFiles(db, userId, { after, limit: batchRows });
    for (const row of rows) {
      bytes += row.bytes;
      if (bytes > mostBytes) return found;
      if (fileStateOf(row.scan) !== 'ready') continue;
      const parts = await listParts(db, toMessageFileId(row.id), row.edition);
      const path = `message-files/${row.id}-${row.name}`;
      found.push({ path, parts: parts.map(({ file }) => file) });
    }
    const end = rows.at(-1);
    if (rows.length < batchRows || !end) return found;
    after = end.id;
  }
}
