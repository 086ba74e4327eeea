/** A set of documents, a bit for each. Sets that are combined are of the same size. */
export class Bitset {
  private readonly bits: Uint32Array;

  /** Room for documents with ids below `size`; empty unless these bits are given. */
  constructor(size: number, bits = new Uint32Array((size + 31) >>> 5)) {
    this.bits = bits;
  }

  /** All documents with ids below `size`. */
  static all(size: number): Bitset {
    const all = new Bitset(size);
    all.bits.fill(0xffff_ffff);
    const last = size & 31;
    if (last > 0) all.bits[all.bits.length - 1] = 2 ** last - 1;
    return all;
  }

  clone(): Bitset {
    return new Bitset(0, this.bits.slice());
  }

  has(docId: number): boolean {
    return ((this.bits[docId >>> 5] ?? 0) & (1 << (docId & 31))) !== 0;
  }

  add(docId: number): void {
    this.bits[docId >>> 5] = (this.bits[docId >>> 5] ?? 0) | (1 << (docId & 31));
  }

  delete(docId: number): void {
    this.bits[docId >>> 5] = (this.bits[docId >>> 5] ?? 0) & ~(1 << (docId & 31));
  }

  /** Keeps what the other set has, too. */
  and({ bits: other }: Bitset): this {
    const { bits } = this;
    for (let index = 0; index < bits.length; index += 1) {
      bits[index] = (bits[index] ?? 0) & (other[index] ?? 0);
    }
    return this;
  }

  /** Adds what the other set has. */
  or({ bits: other }: Bitset): this {
    const { bits } = this;
    for (let index = 0; index < bits.length; index += 1) {
      bits[index] = (bits[index] ?? 0) | (other[index] ?? 0);
    }
    return this;
  }

  /** Removes what the other set has. */
  andNot({ bits: other }: Bitset): this {
    const { bits } = this;
    for (let index = 0; index < bits.length; index += 1) {
      bits[index] = (bits[index] ?? 0) & ~(other[index] ?? 0);
    }
    return this;
  }

  /** Keeps the documents that this is true of. */
  keep(isKept: (docId: number) => boolean): this {
    this.visit((docId) => {
      if (!isKept(docId)) this.delete(docId);
    });
    return this;
  }

  count(): number {
    let count = 0;
    this.visit(() => {
      count += 1;
    });
    return count;
  }

  /** Visits the documents, the lowest id first. */
  visit(each: (docId: number) => void): void {
    for (let index = 0; index < this.bits.length; index += 1) {
      for (let left = this.bits[index] ?? 0; left !== 0; left &= left - 1) {
        each((index << 5) + 31 - Math.clz32(left & -left));
      }
    }
  }
}
