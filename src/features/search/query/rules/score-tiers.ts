import { furtherProducts } from '#catalogue/profile-skills.ts';
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
}

/**
 * The ways in which an entry can answer a clause, the best first. An entry with the very words is ahead of one that
 * lists what they stand for, and that is ahead of one that lists what they usually mean.
 */
export function tiersOf({ terms, meant, nearest }: TextClause): readonly ScoreTier[] {
  const own: ScoreTier[] = [
    { words: 'title', listed: null, worth: 100 },
    { words: 'top', listed: null, worth: 99 },
    { words: 'upper', listed: null, worth: 95 },
    { words: 'all', listed: null, worth: terms.length > 0 ? 75 : 85 },
  ];
  const through = (term: string, [top, topToo, upper]: readonly [number, number, number]) => [
    { words: 'all' as const, listed: { term, level: 'top' as const }, worth: topToo },
    { words: null, listed: { term, level: 'top' as const }, worth: top },
    { words: null, listed: { term, level: 'upper' as const }, worth: upper },
  ];
  const tiers = [
    ...own,
    ...terms.flatMap((term) => through(term, [88, 97, 65])),
    ...meant.flatMap((term) => through(term, isExact(term) ? [60, 92, 30] : [45, 90, 25])),
    ...nearest.flatMap((term) => through(term, [25, 88, 12])),
  ];
  return tiers.sort((one, other) => other.worth - one.worth);
}

// A product of the primary skills is wider than what is said of it; a module and a further product are the thing
// itself.
const furtherTerms = new Set(furtherProducts.map(({ id }) => termOf('skill', id)));
const isExact = (term: string): boolean => term.startsWith('module:') || furtherTerms.has(term);
