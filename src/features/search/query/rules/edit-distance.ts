/**
 * How many single mistakes lead from one word to the other. A letter too many, missing or wrong, or two neighbours in
 * each other's place (optimal string alignment).
 */
export function editDistance(one: string, other: string): number {
  const a = [...one];
  const b = [...other];
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (const [row, letter] of a.entries()) {
    const current = [row + 1];
    for (const [column, otherLetter] of b.entries()) {
      const isSwapped = letter === b[column - 1] && a[row - 1] === otherLetter;
      current.push(
        Math.min(
          (current[column] ?? 0) + 1,
          (last[column + 1] ?? 0) + 1,
          (last[column] ?? 0) + (letter === otherLetter ? 0 : 1),
          isSwapped ? (beforeLast[column - 1] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    beforeLast = last;
    last = current;
  }
  return last[b.length] ?? 0;
}
