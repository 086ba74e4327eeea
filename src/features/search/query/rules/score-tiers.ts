import { furtherSkills } from '#catalogue/skills.ts';
import type { TextClause } from './asked-text.ts';
import { termOf } from './search-entry.ts';
import type { TextLevel } from './text-levels.ts';

/**
 * One way in which an entry answers a clause: its words, or an entry of the catalogue that stands for them, or both.
 */
export interface ScoreTier {
  /** In which part all its words have to be; null where they need not be anywhere. */
  words: TextLevel | null;
  /** What has to be listed, and in which part; null for nothing. */
  listed: { term: string; level: TextLevel } | null;
  /** How much of the clause is answered by it, of 100. */
  worth: number;
  /** Whether what is listed is related to what was asked for, and not the thing itself. */
  isRelated?: true;
}

/**
 * The ways in which an entry can answer a clause, the best first. Of what the catalogue names, an entry that lists it
 * is ahead of all that only have the words. Of other words, an entry that has them is ahead of one that lists what they
 * usually mean. What is related comes last.
 */
export function tiersOf({ terms, meant, nearest, related }: TextClause): readonly ScoreTier[] {
  const own: ScoreTier[] = (
    [
      ['title', 100, 80],
      ['top', 99, 79],
      ['upper', 95, 77],
      ['all', 85, 75],
    ] as const
  ).map(([words, worth, unlisted]) => ({
    words,
    listed: null,
    worth: terms.length > 0 ? unlisted : worth,
  }));
  const through = (term: string, [top, topToo, upper]: readonly [number, number, number]) => [
    { words: 'all' as const, listed: { term, level: 'top' as const }, worth: topToo },
    { words: null, listed: { term, level: 'top' as const }, worth: top },
    { words: null, listed: { term, level: 'upper' as const }, worth: upper },
  ];
  const tiers = [
    ...own,
    ...terms.flatMap((term): ScoreTier[] => [
      { words: 'title', listed: { term, level: 'top' }, worth: 100 },
      { words: 'all', listed: { term, level: 'top' }, worth: 99 },
      { words: null, listed: { term, level: 'top' }, worth: 97 },
      { words: 'all', listed: { term, level: 'upper' }, worth: 90 },
      { words: null, listed: { term, level: 'upper' }, worth: 85 },
    ]),
    ...meant.flatMap((term) => through(term, isExact(term) ? [60, 92, 30] : [45, 90, 25])),
    ...nearest.flatMap((term) => through(term, [25, 88, 12])),
    ...related.flatMap((term): ScoreTier[] => [
      { words: null, listed: { term, level: 'top' }, worth: 10, isRelated: true },
      { words: null, listed: { term, level: 'upper' }, worth: 5, isRelated: true },
    ]),
  ];
  return tiers.sort((one, other) => other.worth - one.worth);
}

// A primary skill of the specification is wider than what is said of it; a module and a further skill are the thing
// itself.
const furtherTerms = new Set(furtherSkills.map(({ id }) => termOf('skill', id)));
const isExact = (term: string): boolean => term.startsWith('module:') || furtherTerms.has(term);
