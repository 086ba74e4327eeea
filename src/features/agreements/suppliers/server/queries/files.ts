import { sql } from 'kysely';
import { toUserId, type UserId } from '#access/user.ts';
import { type ApprovedClientViewer, isApprovedClient, type Viewer } from '#access/viewer.ts';
import type { Db } from '#db/client.ts';
import { hasDealWith } from '#features/hiring/applications/server/queries/accepted-consultants.ts';
import { type FileName, parseFileName } from '#lib/files/file-name.ts';
import type { SupplierFileId } from '../../ids.ts';
import { whatMemberMayRead } from '../../policy.ts';
import { selectStoredFiles } from './suppliers.ts';

/** A document that this viewer may save; null for one that is foreign or absent. Companies get the newest versions. */
export async function findReadableFile(db: Db, viewer: Viewer, id: SupplierFileId) {
  if (viewer.kind !== 'signed-in') return null;
  const file = await selectStoredFiles(db)
    .select('consultant_id')
    .select(
      sql<boolean>`not exists (
        select from supplier_files as newer
         where newer.consultant_id = supplier_files.consultant_id and newer.kind = supplier_files.kind
           and newer.version > supplier_files.version)`.as('isNewest'),
    )
    .where('id', '=', id)
    .executeTakeFirst();
  if (!file?.consultant_id) return null;
  const { name, bytes } = file;
  const found = { name, bytes, file: toFileName(file.file) };
  const ownerId = toUserId(file.consultant_id);
  if (ownerId === viewer.userId) return found;
  const isReader = isApprovedClient(viewer) && (await mayRead(db, viewer, ownerId));
  return file.isNewest && isReader ? found : null;
}

const mayRead = async (db: Db, client: ApprovedClientViewer, ownerId: UserId): Promise<boolean> =>
  whatMemberMayRead(client.company).supplier && hasDealWith(db, client, ownerId);

/** All stored documents of a consultant, and those whose upload was broken off. */
export async function listFilesOf(db: Db, consultantId: UserId) {
  const rows = await db
    .selectFrom('supplier_files')
    .select(['id', 'kind', 'version', 'file'])
    .where('consultant_id', '=', consultantId)
    .orderBy('kind')
    .orderBy('version')
    .execute();
  return rows.map((row) => ({ ...row, file: toFileName(row.file) }));
}

/** The files of all documents, in batches: what a backup copies beside the database. */
export async function* listSupplierFiles(db: Db): AsyncIterable<FileName[]> {
  for (let last = ''; ; ) {
    const rows = await db
      .selectFrom('supplier_files')
      .select('file')
      .where('version', 'is not', null)
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

/** Reads the name of a file that the database gave out. */
export function toFileName(text: string): FileName {
  const name = parseFileName(text);
  if (!name) throw new Error('A document has no name of a file.');
  return name;
}
