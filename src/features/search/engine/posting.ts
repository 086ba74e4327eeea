import { ensureCapacity } from './growing-column.ts';

/** With a slot in so many, a bit for every slot takes no more room than the list of slots. */
const denseShare = 32;

/** The slots that have one word or choice. Slots are numbers that only grow. */
export class Posting {
  private slots = new Uint32Array(4);
  private bits: Uint32Array | null = null;
  size = 0;

  /** Adds a slot, which is higher than all before it. */
  add(slot: number): void {
    this.slots = ensureCapacity(this.slots, this.size, (length) => new Uint32Array(length));
    this.slots[this.size] = slot;
    this.size += 1;
    if (this.bits) this.mark(this.bits, slot);
    else if (this.size * denseShare > slot + 1024) this.makeBits();
  }

  has(slot: number): boolean {
    if (this.bits) return ((this.bits[slot >>> 5] ?? 0) & (1 << (slot & 31))) !== 0;
    let low = 0;
    let high = this.size;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.slots[middle] ?? 0) < slot) low = middle + 1;
      else high = middle;
    }
    return low < this.size && this.slots[low] === slot;
  }

  /** All of them, from the lowest on. */
  list(): Uint32Array {
    return this.slots.subarray(0, this.size);
  }

  private makeBits(): void {
    this.bits = new Uint32Array(0);
    for (const slot of this.list()) this.mark(this.bits, slot);
  }

  private mark(bits: Uint32Array, slot: number): void {
    const word = slot >>> 5;
    this.bits = ensureCapacity(bits, word, (length) => new Uint32Array(length));
    this.bits[word] = (this.bits[word] ?? 0) | (1 << (slot & 31));
  }
}
