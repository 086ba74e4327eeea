import { ensureCapacity } from './growing-column.ts';

/**
 * A number for each word, from 0 on. The words stand one after the other in one array and are found by their hash, also
 * within a longer text: nothing is made of a word that is known.
 */
export class WordIds {
  size = 0;
  private units = new Uint16Array(16_384);
  /** Where each word ends; the next begins there. */
  private ends = new Uint32Array(1024);
  private hashes = new Uint32Array(1024);
  /** The number of a word plus one, near the place that its hash names; 0 where there is none. */
  private table = new Uint32Array(4096);

  /** The number of a word; -1 when it is not known. */
  find(word: string): number {
    return (this.table[this.placeOf(word, 0, word.length, hashOf(word, 0, word.length))] ?? 0) - 1;
  }

  /** The number of the word that stands there in a text; a word that is not known gets the next one. */
  add(text: string, begin = 0, end = text.length): number {
    const hash = hashOf(text, begin, end);
    const place = this.placeOf(text, begin, end, hash);
    const known = this.table[place] ?? 0;
    if (known > 0) return known - 1;
    const id = this.size;
    this.size += 1;
    this.table[place] = this.size;
    this.keep(id, text, begin, end, hash);
    if (this.size * 2 > this.table.length) this.makeRoom();
    return id;
  }

  /** The place of a word in the table, or the empty one that it would take. */
  private placeOf(text: string, begin: number, end: number, hash: number): number {
    const mask = this.table.length - 1;
    let place = hash & mask;
    for (;;) {
      const id = (this.table[place] ?? 0) - 1;
      if (id < 0 || (this.hashes[id] === hash && this.isAt(id, text, begin, end))) return place;
      place = (place + 1) & mask;
    }
  }

  private isAt(id: number, text: string, begin: number, end: number): boolean {
    const start = this.startOf(id);
    if ((this.ends[id] ?? 0) - start !== end - begin) return false;
    for (let index = begin; index < end; index += 1) {
      if (this.units[start + index - begin] !== text.charCodeAt(index)) return false;
    }
    return true;
  }

  private keep(id: number, text: string, begin: number, end: number, hash: number): void {
    const start = this.startOf(id);
    const after = start + end - begin;
    this.units = ensureCapacity(this.units, after, (length) => new Uint16Array(length));
    this.ends = ensureCapacity(this.ends, id, (length) => new Uint32Array(length));
    this.hashes = ensureCapacity(this.hashes, id, (length) => new Uint32Array(length));
    for (let index = begin; index < end; index += 1) {
      this.units[start + index - begin] = text.charCodeAt(index);
    }
    this.ends[id] = after;
    this.hashes[id] = hash;
  }

  private startOf(id: number): number {
    return id === 0 ? 0 : (this.ends[id - 1] ?? 0);
  }

  private makeRoom(): void {
    const table = new Uint32Array(this.table.length * 2);
    const mask = table.length - 1;
    for (let id = 0; id < this.size; id += 1) {
      let place = (this.hashes[id] ?? 0) & mask;
      while (table[place] !== 0) place = (place + 1) & mask;
      table[place] = id + 1;
    }
    this.table = table;
  }
}

/** FNV-1a over the code units, mixed once more: the table takes the lowest bits. */
function hashOf(text: string, begin: number, end: number): number {
  let hash = 0x811c9dc5;
  for (let index = begin; index < end; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash ^ (hash >>> 15)) >>> 0;
}
