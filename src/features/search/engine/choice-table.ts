import { ensureCapacity } from './growing-column.ts';

/** The lists that a consultant can be chosen from. */
export const choiceLists = ['skill', 'module', 'place', 'city'] as const;
export type ChoiceList = (typeof choiceLists)[number];

/** Which skills, modules and places each slot has, by number: a few bytes for each. */
export class ChoiceTable {
  /** What is chosen by each number, and in which list. */
  readonly names: string[] = [];
  readonly lists: ChoiceList[] = [];
  private readonly numbers = new Map<string, number>();
  private starts = new Uint32Array(1024);
  private all = new Uint32Array(8192);
  private size = 0;
  private slots = 0;

  /** Adds the next slot. */
  add(choices: Readonly<Record<'skills' | 'modules' | 'places', readonly string[]>>): void {
    this.starts = ensureCapacity(this.starts, this.slots, (length) => new Uint32Array(length));
    this.starts[this.slots] = this.size;
    this.slots += 1;
    for (const skill of choices.skills) this.put('skill', skill);
    for (const module of choices.modules) this.put('module', module);
    for (const place of choices.places) {
      this.put(place.startsWith('city:') ? 'city' : 'place', place);
    }
  }

  numbersOf(slot: number): Uint32Array {
    return this.all.subarray(
      this.starts[slot],
      slot + 1 < this.slots ? this.starts[slot + 1] : this.size,
    );
  }

  private put(list: ChoiceList, name: string): void {
    let number = this.numbers.get(name);
    if (number === undefined) {
      number = this.names.push(name) - 1;
      this.lists.push(list);
      this.numbers.set(name, number);
    }
    this.all = ensureCapacity(this.all, this.size, (length) => new Uint32Array(length));
    this.all[this.size] = number;
    this.size += 1;
  }
}
