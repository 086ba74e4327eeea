import { LRUCache } from 'lru-cache';
import type { Db } from '#db/client.ts';
import type { OpenProjectFilter } from '#features/hiring/projects/rules/open-project-filter.ts';
import type { Condition } from '#features/hiring/requirement-parser/rules/condition.ts';
import {
  withoutConditions,
  withoutDropped,
} from '#features/hiring/requirement-parser/rules/read-conditions.ts';
import type { Bitset } from '#features/search/lib/ranked/bitset.ts';
import { mostClauses } from '#features/search/query/rules/ranking-weights.ts';
import { type ReadClauses, readClauses } from '#features/search/query/rules/read-clauses.ts';
import { readSearchText } from '#features/search/query/rules/search-text.ts';
import { correctText } from '#features/search/query/server/queries/correct-text.ts';
import { stemClauses } from '#features/search/query/server/queries/stems.ts';
import { dayOf } from '#lib/calendar-days.ts';
import { readProjectConditions } from '../../rules/project-conditions.ts';
import type { ReadProjects } from './read-projects.ts';

/** What a text asks of projects: conditions that they meet, and words by which they are ranked. */
export interface ReadText extends ReadClauses {
  conditions: readonly Condition[];
  /** The words as typed, and those that were read instead of mistyped ones. */
  typed: string;
  usedText: string | null;
}

/** The conditions of a filter's text that count, and its other words. */
function splitText({ text = '', dropped }: OpenProjectFilter, now: Date) {
  const all = readProjectConditions(text, dayOf(now));
  return { conditions: withoutDropped(all, dropped), words: withoutConditions(text, all) };
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
  const readWords = async (text: string): Promise<ReadClauses> =>
    readClauses(
      read,
      listed,
      await stemClauses(db, stems, readSearchText(text).slice(0, mostClauses)),
    );
  const asked = await readWords(words);
  const typed = { ...asked, conditions, typed: words.trim(), usedText: null };
  if (asked.clauses.length === 0) return conditions.length === 0 ? null : typed;
  const usedText =
    filter.spelling === 'typed' ? null : await correctText(db, { text: words, ...asked });
  const corrected = usedText === null ? null : await readWords(usedText);
  // Words that no project has are no better.
  const isBetter = corrected?.found.some((count, number) => count > (asked.found[number] ?? 0));
  return isBetter ? { ...typed, ...corrected, usedText } : typed;
}
