import type { TextReading } from '../../contract.ts';
import { havingToken, scoresOf } from '../../engine/ranked-text.ts';
import type { AskedText } from '../../rules/asked-text.ts';
import { askedPart } from '../../rules/found-why.ts';
import {
  type AskedToken,
  pointsOf,
  rarityOf,
  type StemmedClause,
  tokensOf,
} from '../../rules/ranking.ts';
import { enoughPeople, leastFit, lowerShares, mostClauses } from '../../rules/ranking-weights.ts';
import { readSearchText } from '../../rules/search-text.ts';
import { prefixOfLevel } from '../../rules/text-levels.ts';
import { correctText } from './correct-text.ts';
import { type SearchAt, stemAll } from './search-at.ts';

/** What a text asks for, over all listed consultants: other filters narrow the list and never change how it is read. */
export interface ReadText {
  asked: AskedText;
  /** The text that was read in the place of the one typed; null where it was that one. */
  usedText: string | null;
  reading: TextReading;
}

/** Reads a text; null where it asks for nothing. */
export async function readText(
  at: SearchAt,
  text: string,
  { isCorrected = true } = {},
): Promise<ReadText | null> {
  const read = await readClauses(at, text);
  if (!read) return null;
  const usedText = isCorrected
    ? await correctText(at.db, { text, clauses: read.clauses, found: read.found })
    : null;
  const corrected = usedText === null ? null : await readClauses(at, usedText);
  return { ...rank(at, corrected ?? read), usedText: corrected && usedText };
}

interface ReadClauses {
  clauses: readonly StemmedClause[];
  tokens: readonly AskedToken[];
  /** How many listed consultants have each token, and how many there are. */
  foundOf: readonly number[];
  people: number;
  /** How many have anything of each clause. */
  found: readonly number[];
}

async function readClauses(at: SearchAt, text: string): Promise<ReadClauses | null> {
  const clauses = await stemAll(at, readSearchText(text).slice(0, mostClauses));
  if (clauses.length === 0) return null;
  const { index } = at.loaded;
  const listed = index.listedAt(at.now.getTime());
  const tokens = tokensOf(clauses);
  const foundOf = tokens.map((token) => havingToken(index, token).and(listed).count());
  const found = clauses.map((_, number) =>
    Math.max(
      0,
      ...tokens.map(({ clause }, place) => (clause === number ? (foundOf[place] ?? 0) : 0)),
    ),
  );
  return { clauses, tokens, foundOf, people: listed.count(), found };
}

/** Decides who is in the list: those with a good share of the best score, and at least some. */
function rank(
  at: SearchAt,
  { clauses, tokens, foundOf, people, found }: ReadClauses,
): Omit<ReadText, 'usedText'> {
  const { index } = at.loaded;
  const listed = index.listedAt(at.now.getTime());
  const rarities = foundOf.map((count) => rarityOf(count, people));
  const scores = scoresOf(index, tokens, rarities);
  let best = 0;
  listed.visit((docId) => {
    best = Math.max(best, scores[docId] ?? 0);
  });
  let least = 1;
  for (const share of lowerShares) {
    least = Math.max(1, Math.ceil(share * best));
    const matching = listed.clone().keep((docId) => (scores[docId] ?? 0) >= least);
    if (matching.count() >= enoughPeople) break;
  }
  const asked = { clauses, rarities, least };
  const whole = tokens.reduce((sum, token, number) => {
    const [first] = token.ways;
    return sum + (first ? pointsOf(token, rarities[number] ?? 0, first) : 0);
  }, 0);
  const parts = clauses.map((clause, number) =>
    askedPart(clause, (found[number] ?? 0) > 0, knownOf(at, clause)),
  );
  return {
    asked,
    reading: {
      parts,
      isRelaxed: hasParts(clauses) && countWhole(at, clauses, tokens) < enoughPeople,
      counts: {
        people,
        found: tokens.map(({ words, kind }, number) => ({
          ...{ words, kind },
          found: foundOf[number] ?? 0,
        })),
      },
      fits: best >= leastFit * whole && !parts.every(({ isForeign }) => isForeign),
    },
  };
}

/** Whether others than those who match all of a text can match part of it. */
const hasParts = (clauses: readonly StemmedClause[]): boolean =>
  clauses.length > 1 ||
  clauses.some(({ meant, nearest, related }) => meant.length + nearest.length + related.length > 0);

/** How many listed consultants have something of each clause, by themselves and not by what is related. */
function countWhole(
  at: SearchAt,
  clauses: readonly StemmedClause[],
  tokens: readonly AskedToken[],
): number {
  const { index } = at.loaded;
  const matching = index.listedAt(at.now.getTime()).clone();
  for (const number of clauses.keys()) {
    const [first, ...others] = tokens.filter(({ clause }) => clause === number);
    if (!first) continue;
    const having = havingToken(index, first);
    for (const token of others) having.or(havingToken(index, token));
    matching.and(having);
  }
  return matching.count();
}

/** How many listed consultants list what a clause names, and how many others only what is related to it. */
function knownOf(
  { loaded: { index }, now }: SearchAt,
  { terms, related }: StemmedClause,
): TextReading['parts'][number]['known'] {
  if (terms.length === 0 || related.length === 0) return null;
  const listing = (of: readonly string[]): number => {
    const [first, ...others] = of.map((term) => index.having(prefixOfLevel.upper + term));
    for (const other of others) first?.or(other);
    return first?.and(index.listedAt(now.getTime())).count() ?? 0;
  };
  const listed = listing(terms);
  return { listed, related: listing([...terms, ...related]) - listed };
}
