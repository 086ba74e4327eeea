import { Bitset } from './bitset.ts';

/** Documents that have something, and what that is worth. */
export interface Way {
  documents: Bitset;
  worth: number;
}

/** For each document, the sum over all respects of what the first of its ways is worth that the document has. */
export function sumOfFirst(
  size: number,
  respects: readonly (readonly Way[])[],
): Uint32Array<ArrayBuffer> {
  const sums = new Uint32Array(size);
  for (const ways of respects) {
    const counted = new Bitset(size);
    for (const { documents, worth } of ways) {
      documents.addNewTo(counted, (docId) => {
        sums[docId] = (sums[docId] ?? 0) + worth;
      });
    }
  }
  return sums;
}
