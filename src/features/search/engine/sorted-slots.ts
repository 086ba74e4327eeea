/** So many are sorted at a time: some milliseconds. */
const runLength = 8192;

/** Sorts the slots below `size`, a part at each step; answers them in order. */
export function* sortedSlots(
  size: number,
  compare: (one: number, other: number) => number,
): Generator<void, Uint32Array> {
  let sorted = Uint32Array.from({ length: size }, (_, slot) => slot);
  for (let begin = 0; begin < size; begin += runLength) {
    sorted.subarray(begin, begin + runLength).sort(compare);
    yield;
  }
  let other = new Uint32Array(size);
  for (let length = runLength; length < size; length *= 2) {
    for (let begin = 0; begin < size; begin += 2 * length) {
      merge(
        sorted.subarray(begin, begin + length),
        sorted.subarray(begin + length, begin + 2 * length),
        other.subarray(begin, begin + 2 * length),
        compare,
      );
      yield;
    }
    [sorted, other] = [other, sorted];
  }
  return sorted;
}

function merge(
  first: Uint32Array,
  second: Uint32Array,
  into: Uint32Array,
  compare: (one: number, other: number) => number,
): void {
  let [left, right] = [0, 0];
  for (let index = 0; index < into.length; index += 1) {
    const [one, other] = [first[left], second[right]];
    const takesFirst = one !== undefined && (other === undefined || compare(one, other) <= 0);
    into[index] = (takesFirst ? one : other) ?? 0;
    if (takesFirst) left += 1;
    else right += 1;
  }
}
