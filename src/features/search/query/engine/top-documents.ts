export interface RankedDocument {
  docId: number;
  rank: number;
}

/** The documents with the highest ranks of all that are offered, the highest first. */
export class TopDocuments {
  readonly all: RankedDocument[] = [];
  /** A document with a lower rank is not among them. */
  lowest = Number.NEGATIVE_INFINITY;
  private readonly limit: number;
  private readonly isBefore: (one: number, other: number) => boolean;

  /** Keeps `limit`; `isBefore` orders two documents of the same rank. */
  constructor(limit: number, isBefore: (one: number, other: number) => boolean) {
    this.limit = limit;
    this.isBefore = isBefore;
  }

  offer(docId: number, rank: number): void {
    const { all, limit } = this;
    if (rank < this.lowest) return;
    let place = all.length;
    for (let other = all[place - 1]; other && this.comesBefore(docId, rank, other); ) {
      place -= 1;
      other = all[place - 1];
    }
    if (place === limit) return;
    all.splice(place, 0, { docId, rank });
    if (all.length > limit) all.pop();
    if (all.length === limit) this.lowest = all.at(-1)?.rank ?? this.lowest;
  }

  private comesBefore(docId: number, rank: number, other: RankedDocument): boolean {
    return rank > other.rank || (rank === other.rank && this.isBefore(docId, other.docId));
  }
}
