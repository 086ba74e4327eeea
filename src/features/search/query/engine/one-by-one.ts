/** So many slots are looked at more quickly one by one than all are marked. */
export const fewSlots = 500;
/** Of an order, so many are looked at one by one: most lists are full then. */
export const firstLook = 2000;
/** The same where each slot has to be asked to mark those that match. */
export const longFirstLook = 50_000;

/** The first slots that are found, up to `limit`, in the order in which they come. */
export function takeWhere(
  slots: Iterable<number>,
  isFound: (slot: number) => boolean,
  limit: number,
): number[] {
  const found: number[] = [];
  for (const slot of slots) {
    if (!isFound(slot)) continue;
    found.push(slot);
    if (found.length === limit) break;
  }
  return found;
}

/** How many slots below `size` are found, up to `most`. */
export function countWhere(size: number, isFound: (slot: number) => boolean, most: number): number {
  let count = 0;
  for (let slot = 0; slot < size && count < most; slot += 1) if (isFound(slot)) count += 1;
  return count;
}
