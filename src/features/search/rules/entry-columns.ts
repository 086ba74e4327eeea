import { ChoiceTable } from './choice-table.ts';
import type { EntryVersion } from './entry-version.ts';
import { withPlaceFor } from './growing-column.ts';

/** What is kept of each version but its words: a column each, with a slot for a version. */
export class EntryColumns {
  size = 0;
  readonly userIds: string[] = [];
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
    this.makePlace(slot);
    this.userIds.push(version.userId);
    this.cards.push(version.card);
    this.choices.add(version);
    this.years[slot] = version.experience;
    this.rates[slot] = version.hourlyRateUsd;
    this.availability[slot] = version.availability;
    this.isVerified[slot] = version.isVerified ? 1 : 0;
    this.from[slot] = version.from;
    this.change(slot, version);
    return slot;
  }

  /** What can become of a version: its subscription goes on, or it ends. */
  change(slot: number, { listedUntil, to }: Pick<EntryVersion, 'listedUntil' | 'to'>): void {
    this.listedUntil[slot] = listedUntil;
    this.to[slot] = to ?? Number.POSITIVE_INFINITY;
  }

  isListed(slot: number, now: number): boolean {
    return (
      this.to[slot] === Number.POSITIVE_INFINITY &&
      (this.listedUntil[slot] ?? Number.NEGATIVE_INFINITY) > now
    );
  }

  private makePlace(slot: number): void {
    const bytes = (length: number) => new Uint8Array(length);
    const numbers = (length: number) => new Float64Array(length);
    this.years = withPlaceFor(this.years, slot, bytes);
    this.availability = withPlaceFor(this.availability, slot, bytes);
    this.isVerified = withPlaceFor(this.isVerified, slot, bytes);
    this.rates = withPlaceFor(this.rates, slot, (length) => new Uint16Array(length));
    this.listedUntil = withPlaceFor(this.listedUntil, slot, numbers);
    this.from = withPlaceFor(this.from, slot, numbers);
    this.to = withPlaceFor(this.to, slot, numbers);
  }
}
