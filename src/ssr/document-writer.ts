/** No character takes more bytes for each unit of a text. */
const bytesOfUnit = 3;
/** Longer pieces are handed to the engine, which needs a while to begin. */
const longestByHand = 64;
const firstASCIIBeyond = 0x80;

const usualBytes = 256 * 1024;
/** What is larger is not kept for the next text. */
const largestKept = 1024 * 1024;
const mostKept = 16;

/** Memory of texts that were sent. No writer knows it any more. */
const kept: Buffer[] = [];
const none = Buffer.alloc(0);

/** Asked by its own name: pieces come as more kinds of texts than the engine tells apart, and it would look the method up anew for each character. */
const { charCodeAt } = String.prototype;

/**
 * Puts a text together from its pieces, as the bytes that are sent. The engine would keep some ten thousand pieces of a page as a tree, copy it into one
 * text when somebody looks into it, and that into bytes; and new memory for each page would be cleared by the system first, and given back at once.
 */
export class DocumentWriter {
  #memory = kept.pop() ?? Buffer.allocUnsafeSlow(usualBytes);
  #length = 0;

  /** Adds a piece: whole characters, for half of one becomes a question mark as everywhere. */
  write(piece: string): void {
    const { length } = piece;
    const from = this.#length;
    if (from + length * bytesOfUnit > this.#memory.length) this.#grow(length * bytesOfUnit);
    const memory = this.#memory;
    if (length > longestByHand) {
      this.#length = from + memory.write(piece, from);
      return;
    }
    for (let index = 0; index < length; index += 1) {
      const unit = charCodeAt.call(piece, index);
      if (unit >= firstASCIIBeyond) {
        this.#length = from + memory.write(piece, from);
        return;
      }
      memory[from + index] = unit;
    }
    this.#length = from + length;
  }

  /** Takes these bytes off its end; throws where it ends in another way. */
  takeOff(end: string): void {
    const from = this.#length - Buffer.byteLength(end);
    if (from < 0 || this.#memory.toString('utf8', from, this.#length) !== end)
      throw new Error(`The text does not end with ${end}.`);
    this.#length = from;
  }

  includes(text: string): boolean {
    return this.bytes.includes(text);
  }

  /** What was written. Once this is freed, others write there. */
  get bytes(): Buffer {
    return this.#memory.subarray(0, this.#length);
  }

  text(): string {
    return this.#memory.toString('utf8', 0, this.#length);
  }

  /** Leaves the memory to the next text. This writer has none of it any more, whoever still knows it. */
  free(): void {
    const memory = this.#memory;
    this.#memory = none;
    this.#length = 0;
    if (memory !== none && memory.length <= largestKept && kept.length < mostKept)
      kept.push(memory);
  }

  #grow(more: number): void {
    const memory = Buffer.allocUnsafeSlow(Math.max(this.#memory.length * 2, this.#length + more));
    this.#memory.copy(memory, 0, 0, this.#length);
    this.#memory = memory;
  }
}
