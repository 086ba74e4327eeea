import { Bitset } from '#features/search/lib/ranked/bitset.ts';
import type { Postings } from '#features/search/lib/ranked/posting.ts';
import { havingToken } from './ranked-text.ts';
import { type AskedToken, rarityOf, type StemmedClause, tokensOf } from './ranking.ts';

/** What the words of a text ask for, and how many listed documents have it. */
export interface ReadClauses {
  clauses: readonly StemmedClause[];
  tokens: readonly AskedToken[];
  /** How many have each token. */
  foundOf: readonly number[];
  /** How rare each token is, in hundredths. */
  rarities: readonly number[];
  /** How many documents are listed. */
  people: number;
  /** How many have anything of each clause. */
  found: readonly number[];
}

/** Counts over the listed documents what the clauses of a text ask for. */
export function readClauses(
  index: Postings,
  listed: Bitset,
  clauses: readonly StemmedClause[],
): ReadClauses {
  const tokens = tokensOf(clauses);
  const foundOf = tokens.map((token) => havingToken(index, token).countIn(listed));
  const people = listed.count();
  const found = clauses.map((_, number) =>
    Math.max(
      0,
      ...tokens.map(({ clause }, place) => (clause === number ? (foundOf[place] ?? 0) : 0)),
    ),
  );
  const rarities = foundOf.map((count) => rarityOf(count, people));
  return { clauses, tokens, foundOf, rarities, people, found };
}

/** For each clause that asks for something, the documents that have it themselves, and not what is related. */
export const havingEach = (
  index: Postings,
  { clauses, tokens }: Pick<ReadClauses, 'clauses' | 'tokens'>,
): Bitset[] =>
  clauses.flatMap((_, number) => {
    const own = tokens.filter(({ clause }) => clause === number);
    if (own.length === 0) return [];
    return [own.reduce((any, token) => any.or(havingToken(index, token)), new Bitset(index.size))];
  });
