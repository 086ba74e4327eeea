import { createHash, randomUUID } from 'node:crypto';
import type { UserId } from '#access/user.ts';
import type { ConsultantViewer } from '#access/viewer.ts';
import type { Tx } from '#db/client.ts';
import { lockPeople } from '#features/identity/accounts/server/commands/people.ts';
import { piecesOf, sourceOf } from '#lib/attachments/byte-source.ts';
import { checkAttachment } from '#lib/attachments/check-attachment.ts';
import { safeName } from '#lib/attachments/safe-name.ts';
import { type FileName, nameOfContent } from '#lib/files/file-name.ts';
import { ScannerUnavailable, type VirusScanner } from '#lib/scanning/virus-scanner.ts';
import type { Services } from '#server/services.ts';
import { mostVersions, type SupplierFileKind } from '../../rules/files.ts';
import { selectStoredFiles } from '../queries/suppliers.ts';
import type { SuppliersServices } from '../services.ts';

type CheckRefusal = 'NOT_A_PDF' | 'BROKEN_FILE' | 'INFECTED_FILE' | 'SCANNER_UNAVAILABLE';

/** Looks whether these bytes are a PDF, and has the scanner look where there is one. Null when all is well. */
export async function refusalOfContent(
  { scanner, log }: SuppliersServices & Pick<Services, 'log'>,
  bytes: Uint8Array,
): Promise<CheckRefusal | null> {
  const refusal = await checkAttachment(sourceOf(bytes), 'pdf');
  if (refusal) return refusal === 'broken' ? 'BROKEN_FILE' : 'NOT_A_PDF';
  return scanner ? scan(scanner, { log }, bytes) : null;
}

async function scan(
  scanner: VirusScanner,
  { log }: Pick<Services, 'log'>,
  bytes: Uint8Array,
): Promise<CheckRefusal | null> {
  try {
    const found = await scanner.scan(piecesOf(sourceOf(bytes)));
    return found === 'infected' ? 'INFECTED_FILE' : null;
  } catch (error) {
    if (!(error instanceof ScannerUnavailable)) throw error;
    log.warn({ err: error }, 'a document could not be scanned');
    return 'SCANNER_UNAVAILABLE';
  }
}

/** A document that is to be stored. */
export interface NewFile {
  id: string;
  kind: SupplierFileKind;
  name: string;
  bytes: number;
  sha256: string;
  file: FileName;
}

/** Names a document that was found to be in order. Without a name of its sender's it is called by its kind. */
export function nameFile(kind: SupplierFileKind, given: string, bytes: Uint8Array): NewFile {
  const id = randomUUID();
  return {
    ...{ id, kind, bytes: bytes.length },
    name: safeName(given.trim() || kind, 'pdf'),
    sha256: createHash('sha256').update(bytes).digest('hex'),
    file: nameOfContent(id, bytes, 'part'),
  };
}

/**
 * Records the name of a file that is about to be stored, so that it is cleared away whatever happens. Answers the id of
 * the newest version where that is this very content: then there is nothing to store.
 */
export async function recordFile(
  tx: Tx,
  { clock }: Pick<Services, 'clock'>,
  { userId }: ConsultantViewer,
  file: NewFile,
): Promise<{ refused: 'TOO_MANY_VERSIONS' } | { refused: null; sameAs: string | null }> {
  await lockPeople(tx, [userId]);
  const newest = await findNewest(tx, userId, file.kind);
  if (newest?.sha256 === file.sha256) return { refused: null, sameAs: newest.id };
  if (newest && newest.version >= mostVersions) return { refused: 'TOO_MANY_VERSIONS' };
  await tx
    .insertInto('supplier_files')
    .values({ ...file, consultant_id: userId, created_at: clock.now() })
    .execute();
  return { refused: null, sameAs: null };
}

/**
 * The file is stored: it is the next version of its kind. When another upload brought the same content meanwhile, that
 * one stays, and this one is cleared away later. Answers the id of the version that counts.
 */
export async function confirmStored(
  tx: Tx,
  { userId }: ConsultantViewer,
  { id, kind, sha256 }: NewFile,
): Promise<{ refused: 'TOO_MANY_VERSIONS' } | { refused: null; fileId: string }> {
  await lockPeople(tx, [userId]);
  const newest = await findNewest(tx, userId, kind);
  if (newest?.sha256 === sha256) return { refused: null, fileId: newest.id };
  if (newest && newest.version >= mostVersions) return { refused: 'TOO_MANY_VERSIONS' };
  await tx
    .updateTable('supplier_files')
    .set({ version: (newest?.version ?? 0) + 1 })
    .where('id', '=', id)
    .execute();
  return { refused: null, fileId: id };
}

const findNewest = (tx: Tx, userId: UserId, kind: SupplierFileKind) =>
  selectStoredFiles(tx)
    .where('consultant_id', '=', userId)
    .where('kind', '=', kind)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
