import { useState } from 'react';

/** A row of a queue. One that is gone was decided about, and keeps its place. */
export interface KeptRow<Item> {
  item: Item;
  isGone: boolean;
}

/** The rows as they were, each with its item as it is now; new ones come after them. */
export function keepRows<Item>(
  rows: readonly KeptRow<Item>[],
  items: readonly Item[],
  keyOf: (item: Item) => string,
): KeptRow<Item>[] {
  const fresh = new Map(items.map((item) => [keyOf(item), item]));
  const kept = rows.map(({ item }) => {
    const key = keyOf(item);
    const now = fresh.get(key);
    fresh.delete(key);
    return { item: now ?? item, isGone: now === undefined };
  });
  return [...kept, ...[...fresh.values()].map((item) => ({ item, isGone: false }))];
}

/**
 * The rows of a queue for as long as it is shown: what leaves it keeps its place, so that a second click at the same
 * place never meets another row.
 */
export function useKeptRows<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): readonly KeptRow<Item>[] {
  const [known, setKnown] = useState(() => ({ items, rows: keepRows([], items, keyOf) }));
  const isKnown =
    known.items.length === items.length && known.items.every((item, at) => item === items[at]);
  if (isKnown) return known.rows;
  const rows = keepRows(known.rows, items, keyOf);
  setKnown({ items, rows });
  return rows;
}
