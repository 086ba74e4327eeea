import { plainStems, tradeStems } from '#catalogue/common-words.ts';
import { entriesSaidWith } from '#catalogue/entries-said-with.ts';
import { furtherSkills } from '#catalogue/skills.ts';
import { stemOf } from '#catalogue/word-stem.ts';
import type { TextClause } from './asked-text.ts';
import { otherCounts, placeCounts, saturation, tokenWeights } from './ranking-weights.ts';
import { termOf, writtenWord } from './search-entry.ts';
import { prefixOfLevel, type TextLevel, textLevels } from './text-levels.ts';

/** One way in which an entry has a thing. */
export interface Way {
  /** The words of the index: an entry has all of them. */
  keys: readonly string[];
  count: number;
  /** The place of the entry, and what stands there for the words: null for the words themselves. */
  level: TextLevel;
  through: string | null;
  isRelated?: true;
}

/** One thing that is looked for in entries. */
export interface AskedToken {
  /** Which clause of the text it is of. */
  clause: number;
  kind: 'name' | 'saying' | 'word';
  words: string;
  weight: number;
  /** The one that counts most comes first. Of those that an entry has, the first counts. */
  ways: readonly Way[];
}

/** A clause with the stems of its words, as the database makes them of the words of an entry. */
export interface StemmedClause extends TextClause {
  stems: readonly string[];
}

/** What a text asks for, thing by thing. */
export const tokensOf = (clauses: readonly StemmedClause[]): AskedToken[] =>
  clauses.flatMap((of, clause) =>
    [...nameToken(of), ...sayingToken(of), ...wordTokens(of)].map(({ ways, ...token }) => ({
      ...{ clause, ...token },
      ways: ways.toSorted((one, other) => other.count - one.count),
    })),
  );

type Token = Omit<AskedToken, 'clause'>;

/** An entry of the catalogue where it is listed: in the best place it is in. */
const listed = (
  term: string,
  counts: Partial<Record<TextLevel, number>>,
  isRelated = false,
): Way[] =>
  textLevels.flatMap((level) => {
    const count = counts[level];
    if (count === undefined) return [];
    const keys = [prefixOfLevel[level] + term];
    return [{ keys, count, level, through: term, ...(isRelated && { isRelated }) }];
  });

function nameToken({ ids, terms, related, words }: StemmedClause): Token[] {
  if (ids.length === 0) return [];
  const { title, top, upper } = placeCounts;
  const ways: Way[] = [
    ...terms.flatMap((term) => listed(term, { title, top, upper })),
    ...ids.map((id) => ({
      ...{ keys: [writtenWord(`@${id}`)], count: placeCounts.all },
      ...{ level: 'all' as const, through: null },
    })),
    ...related.flatMap((term) => listed(term, { upper: otherCounts.related }, true)),
  ];
  return [{ kind: 'name', words, weight: tokenWeights.name, ways }];
}

/** What is listed among other skills counts half. */
const among = (term: string, count: number): Way[] =>
  listed(term, { top: count, upper: count / 2 });

const narrowSkills = new Set(furtherSkills.map(({ id }) => termOf('skill', id)));
const isNarrow = (term: string): boolean => term.startsWith('module:') || narrowSkills.has(term);

function sayingToken({ said, meant, nearest: leads, words, stems }: StemmedClause): Token[] {
  const { nearest } = otherCounts;
  const own = { count: otherCounts.said, level: 'all' as const, through: null };
  const ways: Way[] = [
    ...(said === null ? [] : [{ keys: [writtenWord(`~${said}`)], ...own }]),
    ...(said === null || stems.length < 2 ? [] : [{ keys: stems, ...own }]),
    ...meant.flatMap((term) =>
      among(term, isNarrow(term) ? otherCounts.meant : otherCounts.meantProduct),
    ),
    ...leads.flatMap((term) => among(term, nearest)),
  ];
  return ways.length === 0 ? [] : [{ kind: 'saying', words, weight: tokenWeights.saying, ways }];
}

function wordTokens({ words, stems, ids, said }: StemmedClause): Token[] {
  const isPhrase = ids.length > 0 || said !== null;
  const own = words.split(' ');
  return stems.map((stem) => {
    const word = own.find((each) => each.startsWith(stem.slice(0, 3))) ?? stem;
    const part = isPhrase ? tokenWeights.partOfPhrase : 1;
    const ways = [
      ...textLevels.map((level) => ({
        keys: [prefixOfLevel[level] + stem],
        count: placeCounts[level],
        ...{ level, through: null },
      })),
      ...entriesSaidWith(word).flatMap(({ kind, id, share }) =>
        listed(termOf(kind, id), { upper: otherCounts.saidWith * share }, true),
      ),
    ];
    return { kind: 'word' as const, words: word, weight: weightOfWord(word) * part, ways };
  });
}

/** How much a single word weighs: most texts have plain ones, and most texts here those of the trade. */
export function weightOfWord(word: string): number {
  const stem = stemOf(word);
  if (plainStems.has(stem)) return tokenWeights.plainWord;
  return tradeStems.has(stem) ? tokenWeights.tradeWord : tokenWeights.word;
}

/** Ways that say of an entry that it has the thing itself: by these, things are rare or not. */
export const leastOwnCount = 1;

/** How rare a thing is that `found` of so many people have, in hundredths: the inverse document frequency of BM25. */
export const rarityOf = (found: number, people: number): number =>
  Math.round(100 * Math.log(1 + (people - found + 0.5) / (found + 0.5)));

/** What one way of having a thing adds to a score: whole points. */
export const pointsOf = (
  { weight }: Pick<AskedToken, 'weight'>,
  rarity: number,
  { count }: Pick<Way, 'count'>,
): number => Math.round(weight * rarity * (count / (count + saturation)));

/** The rank in a list by relevance: the score, and among equals merit. */
export const relevanceRank = (score: number, merit: number): number => score * 65_536 + merit;
