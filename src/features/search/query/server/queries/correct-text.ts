import { sql } from 'kysely';
import { plainStems, tradeStems } from '#catalogue/common-words.ts';
import { countries } from '#catalogue/enumerations/places.ts';
import { stemOf } from '#catalogue/word-stem.ts';
import type { Db } from '#db/client.ts';
import type { TextClause } from '../../rules/asked-text.ts';
import { knownWords, namesWithSigns, nearestWord } from '../../rules/known-words.ts';

const candidates = 30;

/** In texts of more clauses than this, an unknown word is more likely one of conversation than mistyped. */
const mostClauses = 4;

/** In letters: a shorter word is too easily another one. */
const shortestWord = 5;

const isCommonWord = (word: string): boolean =>
  plainStems.has(stemOf(word)) || tradeStems.has(stemOf(word));

interface AskedAndFound {
  text: string;
  clauses: readonly TextClause[];
  found: readonly number[];
}

/**
 * What a text without matches probably meant: its unknown words replaced by the known ones most like them; null when
 * there are none. Names and sayings of the catalogue are never replaced, nor names that have signs in them. `found`
 * says how many match each clause.
 */
export async function correctText(
  db: Db,
  { text, clauses, found }: AskedAndFound,
): Promise<string | null> {
  if (clauses.length > mostClauses) return null;
  const unknown = clauses.filter(
    ({ terms, meant, nearest }, index) =>
      terms.length + meant.length + nearest.length === 0 && found[index] === 0,
  );
  const names = namesWithSigns(text);
  const typed = knownWords(unknown.map(({ words }) => words)).filter(
    (word) => word.length >= shortestWord && !names.has(word) && !isCommonWord(word),
  );
  if (typed.length === 0) return null;
  const { rows } = await sql<{ typed: string; alike: string[] }>`
    select typed, array(
             select word from search_words order by word <-> typed, word limit ${candidates}
           ) as alike
      from unnest(${typed}::text[]) as typed
     where not exists (select from search_words where word = typed)
  `.execute(db);
  const places = await placesAmong(
    db,
    rows.flatMap(({ alike }) => alike),
  );
  const meant = new Map(
    rows.flatMap((row): [string, string][] => {
      const alike = row.alike.map((word) => ({ word, isPlace: places.has(word) }));
      const word = nearestWord(row.typed, alike);
      return word === null ? [] : [[row.typed, word]];
    }),
  );
  if (meant.size === 0) return null;
  return clauses.map(({ words, typed: own }) => meant.get(words) ?? own).join(' ');
}

const countryWords = countries.values.flatMap((country) =>
  countries.label(country).toLowerCase().split(' '),
);

/** Which of these words are part of the name of a place where a consultant is, or of a country. */
async function placesAmong(db: Db, words: readonly string[]): Promise<ReadonlySet<string>> {
  if (words.length === 0) return new Set();
  const { rows } = await sql<{ part: string }>`
    select distinct part
      from search_places, regexp_split_to_table(plain_letters(name), '[^[:alpha:]]+') as part
     where part = any(${words}::text[])
  `.execute(db);
  return new Set([...countryWords, ...rows.map(({ part }) => part)]);
}
