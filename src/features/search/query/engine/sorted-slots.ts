/** A key is sorted by three digits. */
const digitBits = 11;
const digits = 2 ** digitBits;
/** So many are looked at in a step: a millisecond or two. */
const atOnce = 2 ** 16;

/**
 * Puts slots in the order of their keys, the lowest first; those with the same key stay as they stand. By one digit of
 * the keys after the other, from the lowest on: that takes as many steps for a million as they are long, and compares
 * none of them. A part is done at each step.
 */
export function* sortedSlots(
  slots: Uint32Array,
  keyOf: (slot: number) => number,
): Generator<void, Uint32Array> {
  const { length } = slots;
  let from = { slots: slots.slice(), keys: new Uint32Array(length) };
  let to = { slots: new Uint32Array(length), keys: new Uint32Array(length) };
  for (let index = 0; index < length; index += 1) {
    if (index % atOnce === atOnce - 1) yield;
    from.keys[index] = keyOf(slots[index] ?? 0);
  }
  for (let shift = 0; shift < 32; shift += digitBits) {
    const places = yield* placesOf(from.keys, shift);
    for (let index = 0; index < length; index += 1) {
      if (index % atOnce === atOnce - 1) yield;
      const key = from.keys[index] ?? 0;
      const digit = (key >>> shift) % digits;
      const place = places[digit] ?? 0;
      to.slots[place] = from.slots[index] ?? 0;
      to.keys[place] = key;
      places[digit] = place + 1;
    }
    [from, to] = [to, from];
    yield;
  }
  return from.slots;
}

/** Where the keys with each digit begin, once they are in its order. */
function* placesOf(keys: Uint32Array, shift: number): Generator<void, Uint32Array> {
  const counts = new Uint32Array(digits);
  for (let index = 0; index < keys.length; index += 1) {
    if (index % atOnce === atOnce - 1) yield;
    const digit = ((keys[index] ?? 0) >>> shift) % digits;
    counts[digit] = (counts[digit] ?? 0) + 1;
  }
  let before = 0;
  for (let digit = 0; digit < digits; digit += 1) {
    const count = counts[digit] ?? 0;
    counts[digit] = before;
    before += count;
  }
  return counts;
}
