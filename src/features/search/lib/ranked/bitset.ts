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
    const { bits } = this;
    for (let index = 0; index < bits.length; index += 1) {
      let kept = bits[index] ?? 0;
      for (let left = kept; left !== 0; left &= left - 1) {
        const bit = left & -left;
        if (!isKept((index << 5) + 31 - Math.clz32(bit))) kept &= ~bit;
      }
      bits[index] = kept;
    }
    return this;
  }

  count(): number {
    return this.countIn(this);
  }

  /** How many of its documents another set has, too. */
  countIn({ bits: other }: Bitset): number {
    const { bits } = this;
    let count = 0;
    for (let index = 0; index < bits.length; index += 1) {
      count += countOnes((bits[index] ?? 0) & (other[index] ?? 0));
    }
    return count;
  }

  /** Adds its documents to another set, and visits those that were new there. */
  addNewTo({ bits: other }: Bitset, each: (docId: number) => void): void {
    const { bits } = this;
    for (let index = 0; index < bits.length; index += 1) {
      let left = (bits[index] ?? 0) & ~(other[index] ?? 0);
      other[index] = (other[index] ?? 0) | left;
      for (; left !== 0; left &= left - 1) each((index << 5) + 31 - Math.clz32(left & -left));
    }
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

/** How many of the 32 bits are set: counted in pairs, in fours, and then all at once. */
function countOnes(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x5555_5555);
  const fours = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}
