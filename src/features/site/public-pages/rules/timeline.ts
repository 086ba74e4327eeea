/** A span of days, both included, as `YYYY-MM-DD`. */
export interface DatedSpan {
  startsOn: string;
  endsOn: string;
}

export interface Timeline<Entry> {
  /** Running today, the newest first. */
  current: Entry[];
  /** Yet to start, the nearest first. */
  upcoming: Entry[];
  /** Over, the newest first. */
  past: Entry[];
}

/** Sorts dated entries by where they stand on a day (`YYYY-MM-DD`): what is over moves to the past by itself. */
export function timelineOn<Entry extends DatedSpan>(
  today: string,
  entries: readonly Entry[],
): Timeline<Entry> {
  const oldestFirst = entries.toSorted((a, b) => a.startsOn.localeCompare(b.startsOn));
  const newestFirst = oldestFirst.toReversed();
  return {
    current: newestFirst.filter(({ startsOn, endsOn }) => startsOn <= today && today <= endsOn),
    upcoming: oldestFirst.filter(({ startsOn }) => startsOn > today),
    past: newestFirst.filter(({ endsOn }) => endsOn < today),
  };
}
