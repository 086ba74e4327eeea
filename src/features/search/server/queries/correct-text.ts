import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import { knownWords, nearestWord } from '../../rules/known-words.ts';
import { readSearchText } from '../../rules/search-text.ts';

const candidates = 30;

/** What a text without any matches probably meant: its unknown words replaced by the known ones most like them; null when there are none. */
export async function correctText(db: Db, text: string): Promise<string | null> {
  const clauses = readSearchText(text);
  const typed = knownWords(
    clauses.flatMap(({ terms, words }) => (terms.length > 0 ? [] : [words])),
  );
  if (typed.length === 0) return null;
  const { rows } = await sql<{ typed: string; alike: string[] }>`
    select typed, array(
             select word from search_words order by word <-> typed, word limit ${candidates}
           ) as alike
      from unnest(${typed}::text[]) as typed
     where not exists (select from search_words where word = typed)
  `.execute(db);
  const meant = new Map(
    rows.flatMap((row): [string, string][] => {
      const word = nearestWord(row.typed, row.alike);
      return word === null ? [] : [[row.typed, word]];
    }),
  );
  if (meant.size === 0) return null;
  return clauses.map(({ words }) => meant.get(words) ?? words).join(' ');
}
