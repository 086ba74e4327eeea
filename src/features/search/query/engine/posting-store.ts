import { ensureCapacity } from './growing-column.ts';
import {
  addMarked,
  countBoth,
  isMarked,
  listMarked,
  mark,
  noMarks,
  type SlotMarks,
} from './slot-marks.ts';

/** With a slot in so many, a bit for every slot takes no more room than the list of slots. */
const denseShare = 32;
/** Lists this short stay lists, however few slots there are. */
const shortList = 32;
/** So many are packed at a time: some milliseconds. */
const idsAtOnce = 256;
/** The room of a posting that is kept as marks. */
const isDense = 0xffff_ffff;

/**
 * The slots of each word and choice, by its number. Frequent ones have a bit for every slot, and the lists of all
 * others stand in one array. Most words are rare, and an array for each would take more room than what is in it.
 */
export class PostingStore {
  private readonly expected: number;
  private sizes = new Uint32Array(1024);
  /** Where the list of each begins; of one with marks, their place in `dense`. */
  private starts = new Uint32Array(1024);
  /** How many slots there is room for where the list stands. */
  private rooms = new Uint32Array(1024);
  private slots = new Uint32Array(16_384);
  private used = 0;
  private dense: SlotMarks[] = [];

  /** How many slots will come at first: for these, nothing has to grow. */
  constructor(expected = 0) {
    this.expected = expected;
  }

  /** Adds a slot, which is higher than all before it. */
  add(id: number, slot: number): void {
    if (id >= this.sizes.length) this.makeRoomForIds(id);
    const size = this.sizes[id] ?? 0;
    const room = this.rooms[id] ?? 0;
    this.sizes[id] = size + 1;
    if (room === isDense) {
      this.markDense(this.starts[id] ?? 0, slot);
      return;
    }
    if (size === room) this.moveToEnd(id, size);
    this.slots[(this.starts[id] ?? 0) + size] = slot;
    if (size >= shortList && (size + 1) * denseShare > slot) this.makeDense(id);
  }

  sizeOf(id: number): number {
    return this.sizes[id] ?? 0;
  }

  has(id: number, slot: number): boolean {
    const start = this.starts[id] ?? 0;
    if (this.rooms[id] === isDense) return isMarked(this.dense[start] ?? noMarks(0), slot);
    let low = start;
    let high = start + this.sizeOf(id);
    const end = high;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.slots[middle] ?? 0) < slot) low = middle + 1;
      else high = middle;
    }
    return low < end && this.slots[low] === slot;
  }

  /** All slots of one, from the lowest on. */
  list(id: number): Uint32Array {
    const start = this.starts[id] ?? 0;
    const size = this.sizeOf(id);
    return this.rooms[id] === isDense
      ? listMarked(this.dense[start] ?? noMarks(0), size)
      : this.slots.subarray(start, start + size);
  }

  /** The marks that one is kept as, where it is; not to be changed. */
  cookiesOf(id: number): SlotMarks | undefined {
    return this.rooms[id] === isDense ? this.dense[this.starts[id] ?? 0] : undefined;
  }

  /** Marks all slots of one. */
  markIn(id: number, marks: SlotMarks): void {
    const start = this.starts[id] ?? 0;
    if (this.rooms[id] === isDense) {
      addMarked(marks, this.dense[start] ?? noMarks(0));
      return;
    }
    const end = start + this.sizeOf(id);
    for (let index = start; index < end; index += 1) mark(marks, this.slots[index] ?? 0);
  }

  /** How many slots of one are marked. */
  countIn(id: number, marks: SlotMarks): number {
    const start = this.starts[id] ?? 0;
    if (this.rooms[id] === isDense) return countBoth(this.dense[start] ?? noMarks(0), marks);
    const end = start + this.sizeOf(id);
    let count = 0;
    for (let index = start; index < end; index += 1) {
      if (isMarked(marks, this.slots[index] ?? 0)) count += 1;
    }
    return count;
  }

  /**
   * Gives back the room that growing took, some at each step; what has become rare among so many slots is a list again.
   */
  *pack(slots: number): Generator<void> {
    const before = { slots: this.slots, starts: this.starts, rooms: this.rooms, dense: this.dense };
    const lists = new Uint32Array(this.roomForLists(slots));
    const starts = new Uint32Array(this.sizes.length);
    const rooms = new Uint32Array(this.sizes.length);
    const dense: SlotMarks[] = [];
    let used = 0;
    for (const [id, size] of this.sizes.entries()) {
      if (size === 0) continue;
      if (id % idsAtOnce === 0) yield;
      if (before.rooms[id] === isDense && this.staysDense(size, slots)) {
        rooms[id] = isDense;
        starts[id] = dense.push(before.dense[before.starts[id] ?? 0] ?? noMarks(0)) - 1;
      } else {
        lists.set(this.list(id), used);
        rooms[id] = size;
        starts[id] = used;
        used += size;
      }
    }
    this.slots = lists;
    this.starts = starts;
    this.rooms = rooms;
    this.dense = dense;
    this.used = used;
  }

  /** How much memory this takes. */
  get bytes(): number {
    const arrays = [this.slots, this.sizes, this.starts, this.rooms, ...this.dense];
    return arrays.reduce((sum, { byteLength }) => sum + byteLength, 0);
  }

  private roomForLists(slots: number): number {
    let room = 0;
    for (const [id, size] of this.sizes.entries()) {
      if (this.rooms[id] !== isDense || !this.staysDense(size, slots)) room += size;
    }
    return room;
  }

  private staysDense(size: number, slots: number): boolean {
    return size * denseShare > slots;
  }

  private makeRoomForIds(id: number): void {
    const numbers = (length: number) => new Uint32Array(length);
    this.sizes = ensureCapacity(this.sizes, id, numbers);
    this.starts = ensureCapacity(this.starts, id, numbers);
    this.rooms = ensureCapacity(this.rooms, id, numbers);
  }

  private moveToEnd(id: number, size: number): void {
    const room = size === 0 ? 1 : size * 2;
    const start = this.starts[id] ?? 0;
    this.slots = ensureCapacity(this.slots, this.used + room, (length) => new Uint32Array(length));
    this.slots.copyWithin(this.used, start, start + size);
    this.starts[id] = this.used;
    this.rooms[id] = room;
    this.used += room;
  }

  private makeDense(id: number): void {
    const list = this.list(id);
    const marks = noMarks(Math.max(this.expected, (list.at(-1) ?? 0) + 1));
    for (const slot of list) mark(marks, slot);
    this.starts[id] = this.dense.push(marks) - 1;
    this.rooms[id] = isDense;
  }

  private markDense(place: number, slot: number): void {
    let marks = this.dense[place] ?? noMarks(0);
    const word = slot >>> 5;
    if (word >= marks.length) {
      // Most of what comes later is a little: an eighth is enough.
      const longer = new Uint32Array(word + (word >>> 3) + 1);
      longer.set(marks);
      marks = longer;
      this.dense[place] = marks;
    }
    mark(marks, slot);
  }
}
