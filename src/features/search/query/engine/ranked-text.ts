import { type AskedToken, leastOwnCount, pointsOf, type Way } from '../rules/ranking.ts';
import { Bitset } from './bitset.ts';
import type { Posting, Postings } from './posting.ts';
import { sumOfFirst } from './sum-of-first.ts';

/** For each document, its score for what is asked for. */
export const scoresOf = (
  index: Postings,
  tokens: readonly AskedToken[],
  rarities: readonly number[],
): Uint32Array<ArrayBuffer> =>
  sumOfFirst(
    index.size,
    tokens.map((token, number) =>
      token.ways.map((way) => ({
        documents: [documentsOf(index, way)],
        worth: pointsOf(token, rarities[number] ?? 0, way),
      })),
    ),
  );

/** The documents that have all words of a way. */
function documentsOf(index: Postings, { keys }: Way): Bitset | Posting | undefined {
  const [first = '', ...others] = keys;
  if (others.length === 0) return index.postingOf(first);
  const having = index.having(first);
  for (const key of others) having.and(index.having(key));
  return having;
}

/** Whether the same word is asked for in a place that has all of this one: the title is part of the top, and so on. */
const isWithin = ({ keys: [key = ''] }: Way, { keys }: Way): boolean => {
  const [wider = ''] = keys;
  return keys.length === 1 && wordOf(key) === wordOf(wider) && levelOf(key) < levelOf(wider);
};

const wordOf = (key: string): string => key.replace(/^[0-2]:/, '');
const levelOf = (key: string): number => Number(/^[0-2](?=:)/.exec(key)?.[0] ?? 3);

/** The documents that have the thing itself, and nothing that only has to do with it. */
export function havingToken(index: Postings, { ways }: AskedToken): Bitset {
  const having = new Bitset(index.size);
  const own = ways.filter(({ count }) => count >= leastOwnCount);
  for (const [place, way] of own.entries()) {
    if (!own.slice(place + 1).some((wider) => isWithin(way, wider))) {
      documentsOf(index, way)?.visit((docId) => having.add(docId));
    }
  }
  return having;
}

/** How a document has a thing: the first of the ways; undefined where it has none. */
export const wayOf = (index: Postings, { ways }: AskedToken, docId: number): Way | undefined =>
  ways.find(({ keys }) => keys.every((key) => index.has(key, docId)));
