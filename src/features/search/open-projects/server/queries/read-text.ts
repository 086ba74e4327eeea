import { LRUCache } from 'lru-cache';
import type { Db } from '#db/client.ts';
import type { OpenProjectFilter } from '#features/hiring/projects/rules/open-project-filter.ts';
import type { Condition } from '#features/hiring/requirement-parser/rules/condition.ts';
import { withoutConditions } from '#features/hiring/requirement-parser/rules/read-conditions.ts';
import type { Bitset } from '#features/search/lib/ranked/bitset.ts';
import { havingToken } from '#features/search/query/rules/ranked-text.ts';
import {
  type AskedToken,
  rarityOf,
  type StemmedClause,
  tokensOf,
} from '#features/search/query/rules/ranking.ts';
import { mostClauses } from '#features/search/query/rules/ranking-weights.ts';
import { readSearchText } from '#features/search/query/rules/search-text.ts';
import { correctText } from '#features/search/query/server/queries/correct-text.ts';
import { stemClauses } from '#features/search/query/server/queries/stems.ts';
import { dayOf } from '#lib/calendar-days.ts';
import { readProjectConditions } from '../../rules/project-conditions.ts';
import type { ReadProjects } from './read-projects.ts';

/** What a text asks of projects: conditions that they meet, and words by which they are ranked. */
export interface AskedText {
  conditions: readonly Condition[];
  clauses: readonly StemmedClause[];
  tokens: readonly AskedToken[];
  /** How rare each token is, in hundredths. */
  rarities: readonly number[];
  /** How many projects have anything of each clause. */
  found: readonly number[];
}

/** What a text asks for, and the words that were read in the place of mistyped ones. */
export interface ReadText extends AskedText {
  typed: string;
  usedText: string | null;
}

/** The conditions of a filter's text that count, and its other words. */
export function splitText(
  { text = '', dropped = '' }: OpenProjectFilter,
  now: Date,
): { conditions: Condition[]; words: string } {
  const all = readProjectConditions(text, dayOf(now));
  const without = new Set(dropped.split('|').map((words) => words.trim()));
  return {
    conditions: all.filter(({ words }) => !without.has(words.trim())),
    words: withoutConditions(text, all),
  };
}

/** Whether a text has a condition or a word that projects are searched by. */
export function asksOfProjects(text: string, now: Date): boolean {
  const { conditions, words } = splitText({ text }, now);
  return conditions.length > 0 || readSearchText(words).length > 0;
}

const stems = new LRUCache<string, readonly string[]>({ max: 5000 });

/** Reads the text of a filter against these projects; null where it asks for nothing. */
export async function readText(
  db: Db,
  filter: OpenProjectFilter,
  now: Date,
  { read, listed }: { read: ReadProjects; listed: Bitset },
): Promise<ReadText | null> {
  const { conditions, words } = splitText(filter, now);
  const readWords = async (text: string): Promise<AskedText> => {
    const clauses = await stemClauses(db, stems, readSearchText(text).slice(0, mostClauses));
    const tokens = tokensOf(clauses);
    const foundOf = tokens.map((token) => havingToken(read, token).and(listed).count());
    const people = listed.count();
    return {
      ...{ conditions, clauses, tokens },
      rarities: foundOf.map((count) => rarityOf(count, people)),
      found: clauses.map((_, number) =>
        tokens.reduce(
          (most, { clause }, place) =>
            clause === number ? Math.max(most, foundOf[place] ?? 0) : most,
          0,
        ),
      ),
    };
  };
  const asked = await readWords(words);
  const typed = words.trim();
  if (asked.clauses.length === 0) {
    return conditions.length === 0 ? null : { ...asked, typed, usedText: null };
  }
  const usedText =
    filter.spelling === 'typed' ? null : await correctText(db, { text: words, ...asked });
  const corrected = usedText === null ? null : await readWords(usedText);
  // Words that no project has are no better.
  return corrected?.found.some((count, number) => count > (asked.found[number] ?? 0))
    ? { ...corrected, typed, usedText }
    : { ...asked, typed, usedText: null };
}
