import type { Tx } from '#db/client.ts';
import { piecesOf } from '#lib/attachments/byte-source.ts';
import { StorageUnavailable } from '#lib/files/file-storage.ts';
import { retryAt } from '#lib/jobs/row-failures.ts';
import { ScannerUnavailable, type VirusScanner } from '#lib/scanning/virus-scanner.ts';
import type { Services } from '#server/services.ts';
import { toMessageFileId } from '../../ids.ts';
import type { Scan } from '../../rules/files.ts';
import { messageFileStale } from '../jobs.ts';
import { listParts } from '../queries/files.ts';
import { storedSource } from '../queries/stored-source.ts';
import type { MessagesServices } from '../services.ts';
import { publishThread } from './publish-thread.ts';

type Tools = Pick<Services, 'db' | 'write' | 'jobs' | 'files' | 'log' | 'clock'> & MessagesServices;

const batchSize = 200;
const mostFailures = 3;
/** No file waits longer than this for its next scan, in ms: the scanner may be back. */
const longestWaitMs = 60 * 60_000;

/** What the scanner says of a file; `waiting` when it says nothing. */
export async function scanOutcome(
  { log }: Pick<Services, 'log'>,
  scanner: VirusScanner,
  pieces: AsyncIterable<Uint8Array>,
): Promise<Exclude<Scan, 'not-scanned'>> {
  try {
    return await scanner.scan(pieces);
  } catch (error) {
    if (!(error instanceof ScannerUnavailable || error instanceof StorageUnavailable)) throw error;
    log.warn({ err: error }, 'a file waits for the virus scanner');
    return 'waiting';
  }
}

/**
 * Has the scanner look into files that wait for it, oldest first. One that it does not take waits longer before each
 * further try, so that it never blocks the others. Gives up for now when the scanner does not answer. Where there is no
 * scanner any more they are offered like all files.
 */
export async function scanWaitingFiles(tools: Tools, signal: AbortSignal): Promise<void> {
  const { db, write, files, scanner, clock } = tools;
  if (!scanner) {
    await write(async (tx) => {
      await tx
        .updateTable('message_files')
        .set({ scan: 'not-scanned' })
        .where('scan', '=', 'waiting')
        .execute();
    });
    return;
  }
  const now = clock.now();
  const waiting = await db
    .selectFrom('message_files')
    .select(['id', 'edition', 'scan_failures as scanFailures'])
    .where('scan', '=', 'waiting')
    .where('discarded_at', 'is', null)
    .where((eb) => eb.or([eb('scan_retry_at', 'is', null), eb('scan_retry_at', '<=', now)]))
    .orderBy('created_at')
    .orderBy('id')
    .limit(batchSize)
    .execute();
  let failures = 0;
  for (const { id, edition, scanFailures } of waiting) {
    if (signal.aborted || failures >= mostFailures) return;
    const parts = await listParts(db, toMessageFileId(id), edition);
    const scan = await scanOutcome(tools, scanner, piecesOf(storedSource(files, parts)));
    if (scan === 'waiting') {
      failures += 1;
      await write((tx) => putOff(tx, id, { now, failures: scanFailures + 1 }));
    } else {
      failures = 0;
      await write((tx) => recordScan(tx, tools, id, scan));
    }
  }
}

async function putOff(
  tx: Tx,
  fileId: string,
  { now, failures }: { now: Date; failures: number },
): Promise<void> {
  const mostCounted = 1000;
  await tx
    .updateTable('message_files')
    .set({
      scan_failures: Math.min(failures, mostCounted),
      scan_retry_at: retryAt(now, failures, longestWaitMs),
    })
    .where('id', '=', fileId)
    .where('scan', '=', 'waiting')
    .execute();
}

async function recordScan(
  tx: Tx,
  { jobs }: Tools,
  fileId: string,
  scan: 'clean' | 'infected',
): Promise<void> {
  const recorded = await tx
    .updateTable('message_files')
    .set({ scan })
    .where('id', '=', fileId)
    .where('scan', '=', 'waiting')
    .returning(['thread_id', 'owner_id'])
    .executeTakeFirst();
  if (!recorded) return;
  const { thread_id: threadId, owner_id: userId } = recorded;
  if (threadId && userId) await publishThread(tx, { threadId, userId, to: 'both-sides' });
  if (scan === 'infected') await jobs.enqueue(tx, messageFileStale, { fileId });
}
