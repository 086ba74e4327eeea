import type { Bitset } from './bitset.ts';
import type { Posting } from './posting.ts';

/** Documents that have something, and what that is worth. */
export interface Way {
  documents: readonly (Bitset | Posting | undefined)[];
  worth: number;
}

/** For each document, the sum over all respects of what the first of its ways is worth that the document has. */
export function sumOfFirst(
  size: number,
  respects: readonly (readonly Way[])[],
): Uint32Array<ArrayBuffer> {
  const sums = new Uint32Array(size);
  /** The last respect, counted from 1, in which a document has had something. */
  const last = new Uint16Array(size);
  for (const [index, ways] of respects.entries()) {
    for (const { documents, worth } of ways) {
      for (const having of documents) {
        having?.visit((docId) => {
          if (last[docId] === index + 1) return;
          last[docId] = index + 1;
          sums[docId] = (sums[docId] ?? 0) + worth;
        });
      }
    }
  }
  return sums;
}
