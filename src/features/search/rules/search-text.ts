import { splitText } from '#catalogue/find-terms.ts';
import { termOf } from './search-entry.ts';

/** One thing that a text asks for: any of these entries of the catalogue, or all of the words. */
export interface TextClause {
  terms: readonly string[];
  words: string;
}

// Everybody here is one, or works with it: who types it does not mean to narrow the search.
const saidOfEverybody: ReadonlySet<string> = new Set(
  (
    'd365 dynamics microsoft 365 ms certified consultant consultants consultancy consulting expert experts expertise ' +
    'specialist specialists freelance freelancer freelancers contractor contractors professional professionals ' +
    'someone somebody person people need needed want wanted looking find hire help with for a an the and or in of to'
  ).split(' '),
);

/** What a free text asks for; all of it has to be met. Nothing, where it only says what is true of everybody. */
export function readSearchText(text: string): TextClause[] {
  const clauses = new Map<string, TextClause>();
  for (const { phrase, terms } of splitText(text)) {
    if (terms.length === 0 && saidOfEverybody.has(phrase)) continue;
    clauses.set(phrase, {
      // Nobody can offer an extra skill as such: its words are all there is to go by.
      terms: terms.flatMap(({ kind, id }) => (kind === 'extra-skill' ? [] : [termOf(kind, id)])),
      words: phrase,
    });
  }
  return [...clauses.values()];
}
