import { Bitset } from './bitset.ts';

/** The documents that have one word or choice, by rising id. */
export class Posting {
  private docIds = new Uint32Array(4);
  size = 0;
  /** The same as a set, until a document is added. */
  private kept: { size: number; documents: Bitset } | null = null;

  /** Adds a document, whose id is higher than those before it. */
  add(docId: number): void {
    if (this.size === this.docIds.length) {
      const longer = new Uint32Array(this.size * 2);
      longer.set(this.docIds);
      this.docIds = longer;
    }
    this.docIds[this.size] = docId;
    this.size += 1;
    this.kept = null;
  }

  has(docId: number): boolean {
    let low = 0;
    let high = this.size;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.docIds[middle] ?? 0) < docId) low = middle + 1;
      else high = middle;
    }
    return low < this.size && this.docIds[low] === docId;
  }

  visit(each: (docId: number) => void): void {
    for (let index = 0; index < this.size; index += 1) each(this.docIds[index] ?? 0);
  }

  /** How many of its documents are in a set with room for `size`. */
  countIn(documents: Bitset, size: number): number {
    if (this.isFrequentAmong(size)) return this.toBitset(size).countIn(documents);
    let count = 0;
    this.visit((docId) => {
      if (documents.has(docId)) count += 1;
    });
    return count;
  }

  /** Its documents as a set, with room for `size`. Not to be changed: that of a frequent word is kept. */
  toBitset(size: number): Bitset {
    if (this.kept?.size === size) return this.kept.documents;
    const documents = new Bitset(size);
    this.visit((docId) => documents.add(docId));
    this.kept = this.isFrequentAmong(size) ? { size, documents } : null;
    return documents;
  }

  /** Whether a set takes less room than the ids. */
  private isFrequentAmong(size: number): boolean {
    return this.size > size / 32;
  }
}

/** Documents by the words and choices that they have. */
export abstract class Postings {
  private readonly postings = new Map<string, Posting>();

  /** How many documents there are. */
  abstract get size(): number;

  postingOf(key: string): Posting | undefined {
    return this.postings.get(key);
  }

  has(key: string, docId: number): boolean {
    return this.postings.get(key)?.has(docId) ?? false;
  }

  /** The documents that have a word or choice. Not to be changed. */
  having(key: string): Bitset {
    return this.postings.get(key)?.toBitset(this.size) ?? new Bitset(this.size);
  }

  /** The documents that have any of these words and choices. */
  havingAny(keys: readonly string[]): Bitset {
    return keys.reduce((any, key) => any.or(this.having(key)), new Bitset(this.size));
  }

  protected addTo(key: string, docId: number): Posting {
    let posting = this.postings.get(key);
    if (!posting) {
      posting = new Posting();
      // A copy of its own: a part of a text would keep the whole text in memory.
      this.postings.set(Buffer.from(key).toString(), posting);
    }
    posting.add(docId);
    return posting;
  }
}
