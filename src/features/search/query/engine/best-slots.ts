export interface RankedSlot {
  slot: number;
  rank: number;
}

/** The slots with the highest ranks of all that are offered, the highest first; of equal ones those that come first. */
export class BestSlots {
  readonly all: RankedSlot[] = [];
  /** What has a lower rank is not among them. */
  lowest = Number.NEGATIVE_INFINITY;
  private readonly limit: number;
  private readonly isBefore: (one: number, other: number) => boolean;

  /** Keeps `limit`; `isBefore` tells which of two slots of the same rank comes first. */
  constructor(limit: number, isBefore: (one: number, other: number) => boolean) {
    this.limit = limit;
    this.isBefore = isBefore;
  }

  offer(slot: number, rank: number): void {
    const { all, limit } = this;
    if (rank < this.lowest) return;
    let place = all.length;
    for (let other = all[place - 1]; other && this.comesBefore(slot, rank, other); ) {
      place -= 1;
      other = all[place - 1];
    }
    if (place === limit) return;
    all.splice(place, 0, { slot, rank });
    if (all.length > limit) all.pop();
    if (all.length === limit) this.lowest = all.at(-1)?.rank ?? this.lowest;
  }

  private comesBefore(slot: number, rank: number, other: RankedSlot): boolean {
    return rank > other.rank || (rank === other.rank && this.isBefore(slot, other.slot));
  }
}
