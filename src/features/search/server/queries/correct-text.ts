import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import type { TextClause } from '../../rules/asked-text.ts';
import { knownWords, nearestWord } from '../../rules/known-words.ts';

const candidates = 30;

/** In texts of more clauses than this, a word that nobody writes is more likely one of conversation than mistyped. */
const mostClauses = 4;

/**
 * What a text probably meant that nobody matches: its unknown words replaced by the known ones most like them; null when
 * there are none. Names and sayings of the catalogue are never replaced. `found` says how many match each clause.
 */
export async function correctText(
  db: Db,
  clauses: readonly TextClause[],
  found: readonly number[],
): Promise<string | null> {
  if (clauses.length > mostClauses) return null;
  const unknown = clauses.filter(
    ({ terms, meant, nearest }, index) =>
      terms.length + meant.length + nearest.length === 0 && found[index] === 0,
  );
  const typed = knownWords(unknown.map(({ words }) => words));
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
  return clauses.map(({ words, typed: own }) => meant.get(words) ?? own).join(' ');
}
