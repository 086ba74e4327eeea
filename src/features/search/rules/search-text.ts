import { splitText } from '#catalogue/find-terms.ts';
import { termOf } from './search-entry.ts';
import type { TextLevel } from './text-levels.ts';

/** One thing that a text asks for: any of these entries of the catalogue, or all of the words. */
export interface TextClause {
  /** What the words are the name of. */
  terms: readonly string[];
  /** What the words usually have to do with: it counts where too few match the text as a whole. */
  meant: readonly string[];
  /** What is nearest to something that nobody can list; it counts least. */
  nearest: readonly string[];
  words: string;
}

// True of every consultant here: these words do not narrow a search.
const fillerWords: ReadonlySet<string> = new Set(
  (
    'd365 dynamics microsoft 365 ms certified consultant consultants consultancy consulting expert experts expertise ' +
    'specialist specialists freelance freelancer freelancers contractor contractors professional professionals ' +
    'someone somebody person people need needed want wanted looking find hire help with for a an the and or in of to'
  ).split(' '),
);

/** What a free text asks for; all of it has to match. Nothing, where it has only words that are true of every consultant. */
export function readSearchText(text: string): TextClause[] {
  const clauses = new Map<string, TextClause>();
  for (const { phrase, terms } of splitText(text)) {
    if (terms.length === 0 && fillerWords.has(phrase)) continue;
    clauses.set(phrase, {
      // Profiles do not list extra skills: they are found by their words alone.
      terms: terms.flatMap(({ kind, id }) => (kind === 'extra-skill' ? [] : [termOf(kind, id)])),
      meant: [],
      nearest: [],
      words: phrase,
    });
  }
  return [...clauses.values()];
}

/** A condition on the words of an entry: everything is in this part of it, and not all of that in the better one. */
export interface TextFilter {
  clauses: readonly TextClause[];
  level: TextLevel;
  better: TextLevel | undefined;
}
