import { sql } from 'kysely';
import { littleWords } from '#catalogue/everyday-words.ts';
import { normalisePhrase } from '#catalogue/normalise-phrase.ts';
import type { Db } from '#db/client.ts';
import type { Completion } from '../../contract.ts';
import { beginsWith, catalogueCompletions, mostCompletions } from '../../rules/completions.ts';
import { searchLimits } from '../../rules/limits.ts';

/** So many people with such a beginning among what counts most are looked at; the best of them first. */
const looked = 200;
/** Stems keep at least so much of a word's beginning. */
const keptByStems = 4;

/** What a text that is being typed could become: from the catalogue, and titles of people who are listed at `now`. */
export async function completeText(db: Db, now: Date, text: string): Promise<Completion[]> {
  const found = [...catalogueCompletions(text), ...(await completeTitle(db, now, text))];
  return found.filter((each) => each.text.length <= searchLimits.text);
}

async function completeTitle(db: Db, now: Date, text: string): Promise<Completion[]> {
  const typed = normalisePhrase(text);
  const words = typed.split(' ').filter((word) => word !== '' && !littleWords.has(word));
  if (words.join('').length < 2) return [];
  // Normalised words have neither quotes nor backslashes.
  const beginnings = words.map((word) => `'1:${word.slice(0, keptByStems)}':*`).join(' & ');
  const { rows } = await sql<{ title: string }>`
    select entry.card->>'title' as title
      from consultant_search as entry
     where entry.to_xid is null and entry.listed_until > ${now} and entry.words @@ ${beginnings}::tsquery
     order by entry.merit desc, entry.user_id desc
     limit ${looked}
  `.execute(db);
  const titles = new Set(rows.map(({ title }) => title));
  return [...titles]
    .map((title) => ({ title, rank: beginsWith(normalisePhrase(title), words) }))
    .filter(({ title, rank }) => rank > 0 && normalisePhrase(title) !== typed)
    .sort((one, other) => other.rank - one.rank)
    .slice(0, mostCompletions.title)
    .map(({ title }) => ({ kind: 'title', text: title, about: null }));
}
