import { createHash } from 'node:crypto';
import type { CorrespondentViewer } from '#access/viewer.ts';
import type { Db } from '#db/client.ts';
import type { OwnSide } from '#features/hiring/applications/server/queries/own-side.ts';
import { zipOf } from '#lib/archives/zip-of.ts';
import type { Services } from '#server/services.ts';
import { pdfOf } from '../../../lib/documents/pdf.ts';
import { type IndexedFile, indexOf } from '../../rules/index-document.ts';
import { listPapers } from './papers.ts';

/** The zip of a deal for one of its sides, with an index of its files; null where the application is not accepted. */
export async function makePack(
  source: { db: Db } & Pick<Services, 'clock' | 'files' | 'publicUrl'>,
  viewer: CorrespondentViewer,
  own: OwnSide,
): Promise<Buffer | null> {
  const found = await listPapers(source, viewer, own);
  if (!found) return null;
  const files: { path: string; content: Uint8Array }[] = [];
  const indexed: IndexedFile[] = [];
  for (const { path, title, date, read } of found.papers) {
    const content = await read();
    // What is gone is not in the index either.
    if (!content) continue;
    files.push({ path, content });
    const sha256 = createHash('sha256').update(content).digest('hex');
    indexed.push({ path, title, date, sha256 });
  }
  const now = source.clock.now();
  const index = await pdfOf(indexOf(found.deal.title, indexed, now));
  return zipOf([{ path: 'index.pdf', content: index }, ...files], now);
}
