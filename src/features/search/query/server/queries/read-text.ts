import {
  type Condition,
  labelOfCondition,
} from '#features/hiring/requirement-parser/rules/condition.ts';
import {
  readConditions,
  withoutConditions,
  withoutDropped,
} from '#features/hiring/requirement-parser/rules/read-conditions.ts';
import type { Bitset } from '#features/search/lib/ranked/bitset.ts';
import type { SearchFilter, TextReading } from '../../contract.ts';
import { keepConditions } from '../../engine/conditions.ts';
import type { SearchIndex } from '../../engine/search-index.ts';
import type { AskedText } from '../../rules/asked-text.ts';
import { fitsHere } from '../../rules/fit.ts';
import { askedPart } from '../../rules/found-why.ts';
import { asksForOtherTrade } from '../../rules/other-trades.ts';
import type { StemmedClause } from '../../rules/ranking.ts';
import { enoughPeople, lowerShares, mostClauses } from '../../rules/ranking-weights.ts';
import { havingEach, type ReadClauses, readClauses } from '../../rules/read-clauses.ts';
import { readSearchText } from '../../rules/search-text.ts';
import { prefixOfLevel } from '../../rules/text-levels.ts';
import { correctText } from './correct-text.ts';
import { cached, namesOf, type SearchAt, scoresAt, stemAll } from './search-at.ts';

/** What a text asks for, over all listed consultants: other filters narrow the list and never change how it is read. */
export interface ReadText {
  asked: AskedText;
  /** The text that was read in the place of the one typed; null where it was that one. */
  usedText: string | null;
  reading: TextReading;
}

/** A text, and how it is to be read. */
export type TypedText = Pick<SearchFilter, 'text' | 'dropped' | 'spelling'>;

/** Reads a text; null where it asks for nothing. */
export async function readText(at: SearchAt, typed: TypedText): Promise<ReadText | null> {
  const conditions = conditionsOf(typed, at.now);
  const text = wordsOf(typed, at.now);
  const read = await readWords(at, text);
  if (!read)
    return conditions.length === 0 ? null : { ...rankAt(at, nothing, conditions), usedText: null };
  const usedText = typed.spelling === 'typed' ? null : await correctOnce(at, text, read);
  const reread = usedText === null ? null : await readWords(at, usedText);
  const corrected = reread && isWorthReading(reread, read) ? reread : null;
  const ranked = rankAt(at, corrected ?? read, conditions);
  const reading = asksForOtherTrade(text, read.clauses)
    ? { ...ranked.reading, fits: false }
    : ranked.reading;
  return { ...ranked, reading, usedText: corrected && usedText };
}

/** Beside others, a word that fewer profiles have is hardly meant: "social media manager" is no "social median". */
const enoughProfiles = 3;

/** Whether a correction is the whole text, or each new word a name, a saying, or a word of several profiles. */
const isWorthReading = (corrected: ReadClauses, typed: ReadClauses): boolean => {
  const words = new Set(typed.clauses.map((clause) => clause.words));
  return (
    corrected.clauses.length === 1 ||
    corrected.clauses.every(
      (clause, number) =>
        words.has(clause.words) ||
        clause.ids.length > 0 ||
        clause.said !== null ||
        (corrected.found[number] ?? 0) >= enoughProfiles,
    )
  );
};

/** The correction of a text, asked of the database once: a page, its total and its counts read the same text. */
function correctOnce(
  at: SearchAt,
  text: string,
  { clauses, found }: ReadClauses,
): ReturnType<typeof correctText> {
  const once = cached(
    at,
    ['correction', text],
    (): { used?: ReturnType<typeof correctText> } => ({}),
  );
  once.used ??= correctText(at.db, { text, clauses, found }).catch((error: unknown) => {
    delete once.used;
    throw error;
  });
  return once.used;
}

/** The conditions of a text at this time, without those that are dropped. */
export const conditionsOf = ({ text, dropped }: TypedText, now: Date): Condition[] =>
  withoutDropped(allConditions(text, now), dropped);

/** The text without its conditions: dropped ones are no words to search for, either. */
export const wordsOf = ({ text }: TypedText, now: Date): string =>
  withoutConditions(text, allConditions(text, now));

const allConditions = (text: string, now: Date): readonly Condition[] =>
  readConditions(text, now.toISOString().slice(0, 10));

async function readWords(at: SearchAt, text: string): Promise<ReadClauses | null> {
  const clauses = await stemAll(at, readSearchText(text).slice(0, mostClauses));
  if (clauses.length === 0) return null;
  const { index } = at.loaded;
  return cached(at, ['counts', clauses], () =>
    readClauses(index, index.listedAt(at.now.getTime()), clauses),
  );
}

const nothing: ReadClauses = {
  ...{ clauses: [], tokens: [], foundOf: [], rarities: [], people: 0, found: [] },
};

/** The same text is read for a page, its total and its counts. */
const rankAt = (at: SearchAt, read: ReadClauses, conditions: readonly Condition[]) =>
  cached(at, ['ranked', namesOf(read.tokens), read.clauses, conditions], () =>
    rank(at, read, conditions),
  );

/** Decides who is in the list: those with a good share of the best score, and at least some. */
function rank(
  at: SearchAt,
  read: ReadClauses,
  conditions: readonly Condition[],
): Omit<ReadText, 'usedText'> {
  const { clauses, tokens, foundOf, rarities, people, found } = read;
  const { index } = at.loaded;
  const listed = index.listedAt(at.now.getTime());
  const scores = scoresAt(at, tokens, rarities);
  const among = keepConditions(index, listed.clone(), conditions);
  const { least, best, count } = chooseLeast(among, scores, clauses.length > 0);
  const parts = clauses.map((clause, number) =>
    askedPart(clause, (found[number] ?? 0) > 0, knownOf(at, clause)),
  );
  const foundWithout = (condition: Condition): number => {
    const others = conditions.filter((other) => other !== condition);
    const rest = keepConditions(index, listed.clone(), others);
    return chooseLeast(rest, scores, clauses.length > 0).count;
  };
  return {
    asked: { conditions, clauses, rarities, least },
    reading: {
      conditions: conditions.map((condition) => ({
        ...{ kind: condition.kind, words: condition.words, label: labelOfCondition(condition) },
        foundWithout: count === 0 ? foundWithout(condition) : null,
      })),
      parts,
      isRelaxed: hasParts(clauses) && countWhole(among, index, read) < enoughPeople,
      counts: {
        people,
        found: tokens.map(({ words, kind }, number) => ({
          ...{ words, kind },
          found: foundOf[number] ?? 0,
        })),
      },
      fits:
        clauses.length === 0 || ((best > 0 || conditions.length > 0) && fitsHere(clauses, found)),
    },
  };
}

/** The least score of those in the list, the best one, and how many are in it. */
function chooseLeast(
  among: Bitset,
  scores: Uint32Array,
  hasWords: boolean,
): { least: number; best: number; count: number } {
  if (!hasWords) return { least: 1, best: 0, count: among.count() };
  let best = 0;
  among.visit((docId) => {
    best = Math.max(best, scores[docId] ?? 0);
  });
  let [least, count] = [1, 0];
  for (const share of lowerShares) {
    least = Math.max(1, Math.ceil(share * best));
    count = 0;
    among.visit((docId) => {
      if ((scores[docId] ?? 0) >= least) count += 1;
    });
    if (count >= enoughPeople) break;
  }
  return { least, best, count };
}

/** Whether others than those who match all of a text can match part of it. */
const hasParts = (clauses: readonly StemmedClause[]): boolean =>
  clauses.length > 1 ||
  clauses.some(({ meant, nearest, related }) => meant.length + nearest.length + related.length > 0);

/** How many of these have something of each clause, by themselves and not by what is related. */
const countWhole = (among: Bitset, index: SearchIndex, read: ReadClauses): number =>
  havingEach(index, read)
    .reduce((whole, having) => whole.and(having), among.clone())
    .count();

/** How many listed consultants list what a clause names, and how many others only what is related to it. */
function knownOf(
  { loaded: { index }, now }: SearchAt,
  { terms, related }: StemmedClause,
): TextReading['parts'][number]['known'] {
  if (terms.length === 0 || related.length === 0) return null;
  const listing = (of: readonly string[]): number =>
    index
      .havingAny(of.map((term) => prefixOfLevel.upper + term))
      .countIn(index.listedAt(now.getTime()));
  const listed = listing(terms);
  return { listed, related: listing([...terms, ...related]) - listed };
}
