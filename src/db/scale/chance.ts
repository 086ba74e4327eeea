import { seededRandom } from '#lib/seeded-random.ts';

/** Chance for large sets of data: the same seed gives the same people, on every machine. */
export interface Chance {
  /** Below 1. */
  number(): number;
  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number;
  /** Whether something happens that happens this often (0 to 1). */
  happens(share: number): boolean;
  /** One of several, each as likely as the others. */
  one<Item>(items: readonly Item[]): Item;
  /** An id for a row. */
  uuid(): string;
}

/** Makes the chance that this seed stands for. */
export function chanceOf(seed: string): Chance {
  const random = seededRandom(seed);
  const number = (): number => random.between(0, 1);
  const whole = (low: number, high: number): number =>
    low + Math.floor(number() * (high - low + 1));
  const hex = (digits: number): string =>
    whole(0, 16 ** digits - 1)
      .toString(16)
      .padStart(digits, '0');
  return {
    number,
    whole,
    happens: (share) => number() < share,
    one(items) {
      const item = items[Math.floor(number() * items.length)];
      if (item === undefined) throw new RangeError('There is nothing to choose from.');
      return item;
    },
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-a${hex(3)}-${hex(8)}${hex(4)}`,
  };
}

/**
 * Picks items as people pick words and cities: the second half as often as the first, the third a third as
 * often (Zipf's law, with the exponent 1). A smaller exponent is more even.
 */
export function zipfPicker<Item>(items: readonly Item[], exponent = 1): (chance: Chance) => Item {
  let sum = 0;
  const reach = items.map((_, index) => {
    sum += 1 / (index + 1) ** exponent;
    return sum;
  });
  return (chance) => {
    const wanted = chance.number() * sum;
    let low = 0;
    let high = reach.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((reach[middle] ?? 0) < wanted) low = middle + 1;
      else high = middle;
    }
    const item = items[low];
    if (item === undefined) throw new RangeError('There is nothing to choose from.');
    return item;
  };
}

/** Picks so many different items, or fewer where chance keeps to the same ones. */
export function pickSeveral<Item>(
  chance: Chance,
  pick: (chance: Chance) => Item,
  count: number,
): Item[] {
  const picked = new Set<Item>();
  for (let tries = count * 8; picked.size < count && tries > 0; tries -= 1)
    picked.add(pick(chance));
  return [...picked];
}
