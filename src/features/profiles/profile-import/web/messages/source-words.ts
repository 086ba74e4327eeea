import { listOfAll } from '#lib/word-list.ts';
import type { Place } from '../../rules/place.ts';

const mostPlaces = 3;
const mostWords = 3;

/** Numbers of one kind in one file: "rows 1 and 3", "rows 1 to 9". */
function numbered(kind: string, numbers: readonly number[]): string {
  const sorted = [...new Set(numbers)].sort((one, other) => one - other);
  const [first = 0] = sorted;
  const last = sorted.at(-1) ?? first;
  if (sorted.length === 1) return `${kind} ${first}`;
  const isRun = sorted.length > 2 && last - first === sorted.length - 1;
  if (isRun) return `${kind}s ${first} to ${last}`;
  return sorted.length > 4
    ? `${sorted.length} ${kind}s`
    : `${kind}s ${listOfAll(sorted.map(String))}`;
}

/** Places of a file in words, those of one table or document together. `fileName` is what the person calls the file. */
export function placeWords(places: readonly Place[], fileName: string): string {
  const groups = new Map<string, { kind: string; numbers: number[] }>();
  const others: string[] = [];
  for (const place of places) {
    if (place.kind === 'path') others.push(place.path);
    else if (place.kind === 'file') others.push(place.file);
    else {
      const file = place.kind === 'row' ? place.file : fileName;
      const group = groups.get(file) ?? { kind: place.kind, numbers: [] };
      group.numbers.push(place.number);
      groups.set(file, group);
    }
  }
  const named = [
    ...[...groups].map(([file, { kind, numbers }]) => `${file}, ${numbered(kind, numbers)}`),
    ...others,
  ];
  const more = named.length - mostPlaces;
  return more > 0
    ? `${named.slice(0, mostPlaces).join('; ')} and ${more} more ${more === 1 ? 'place' : 'places'}`
    : named.join('; ');
}

/** What stands after "From": the words that were read, where there are some, and their places. */
export function sourceWords(
  { places, words }: { places: readonly Place[]; words: readonly string[] },
  fileName: string,
): string {
  const where = placeWords(places, fileName);
  if (words.length === 0) return where;
  const more = words.length - mostWords;
  const quoted = words.slice(0, mostWords).map((each) => `“${each}”`);
  return `${more > 0 ? `${quoted.join(', ')} and ${more} more` : listOfAll(quoted)}: ${where}`;
}
