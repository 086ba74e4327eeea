import { ChoiceTable } from './choice-table.ts';
import type { EntryVersion } from './entry-version.ts';
import { ensureCapacity } from './growing-column.ts';

/** What is kept of each version but its words: a column each, with a slot for a version. */
export class EntryColumns {
  size = 0;
  private readonly userIds: string[] = [];
  readonly cards: string[] = [];
  years = new Uint8Array(1024);
  rates = new Uint16Array(1024);
  availability = new Uint8Array(1024);
  /** 1 for those with a verified certification. */
  isVerified = new Uint8Array(1024);
  listedUntil = new Float64Array(1024);
  from = new Float64Array(1024);
  /** Infinite as long as it has not ended. */
  to = new Float64Array(1024);
  readonly choices = new ChoiceTable();

  /** Answers its slot. */
  add(version: EntryVersion): number {
    const slot = this.size;
    this.size += 1;
    this.ensureCapacity(slot);
    this.userIds.push(version.userId);
    this.cards.push(version.card);
    this.choices.add(version);
    this.years[slot] = version.experience;
    this.rates[slot] = version.hourlyRateUsd;
    this.availability[slot] = version.availability;
    this.isVerified[slot] = version.verified.length > 0 ? 1 : 0;
    this.from[slot] = version.from;
    this.change(slot, version);
    return slot;
  }

  /** What can become of a version: its subscription goes on, or it ends. */
  change(slot: number, { listedUntil, to }: Pick<EntryVersion, 'listedUntil' | 'to'>): void {
    this.listedUntil[slot] = listedUntil;
    this.to[slot] = to ?? Number.POSITIVE_INFINITY;
  }

  userIdOf(slot: number): string {
    return this.userIds[slot] ?? '';
  }

  isListed(slot: number, now: number): boolean {
    return this.to[slot] === Number.POSITIVE_INFINITY && (this.listedUntil[slot] ?? 0) > now;
  }

  private ensureCapacity(slot: number): void {
    const bytes = (length: number) => new Uint8Array(length);
    const numbers = (length: number) => new Float64Array(length);
    this.years = ensureCapacity(this.years, slot, bytes);
    this.availability = ensureCapacity(this.availability, slot, bytes);
    this.isVerified = ensureCapacity(this.isVerified, slot, bytes);
    this.rates = ensureCapacity(this.rates, slot, (length) => new Uint16Array(length));
    this.listedUntil = ensureCapacity(this.listedUntil, slot, numbers);
    this.from = ensureCapacity(this.from, slot, numbers);
    this.to = ensureCapacity(this.to, slot, numbers);
  }
}
