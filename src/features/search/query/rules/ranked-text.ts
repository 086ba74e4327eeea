import { Bitset } from '#features/search/lib/ranked/bitset.ts';
import type { Postings } from '#features/search/lib/ranked/posting.ts';
import { sumOfFirst } from '#features/search/lib/ranked/sum-of-first.ts';
import { type AskedToken, leastOwnCount, pointsOf, type Way } from './ranking.ts';

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
        documents: documentsOf(index, way),
        worth: pointsOf(token, rarities[number] ?? 0, way),
      })),
    ),
  );

/** The documents that have all words of a way. Not to be changed. */
const documentsOf = (index: Postings, { keys: [first = '', ...others] }: Way): Bitset =>
  others.length === 0
    ? index.having(first)
    : others.reduce((all, key) => all.and(index.having(key)), index.having(first).clone());

/** The documents that have the thing itself, and nothing that only has to do with it. */
export const havingToken = (index: Postings, { ways }: AskedToken): Bitset =>
  ways
    .filter(({ count }) => count >= leastOwnCount)
    .reduce((all, way) => all.or(documentsOf(index, way)), new Bitset(index.size));

/** How a document has a thing: the first of the ways; undefined where it has none. */
export const wayOf = (index: Postings, { ways }: AskedToken, docId: number): Way | undefined =>
  ways.find(({ keys }) => keys.every((key) => index.has(key, docId)));
