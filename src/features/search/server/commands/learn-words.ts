import { sql } from 'kysely';
import { listPhrases } from '#catalogue/find-terms.ts';
import type { Tx } from '#db/client.ts';
import { knownWords } from '../../rules/known-words.ts';
import { cityNameOf } from '../../rules/place-names.ts';
import type { StoredEntry } from './store-entries.ts';

/** Remembers every word of these entries, for the day when somebody mistypes it. */
export async function learnWords(tx: Tx, entries: readonly StoredEntry[]): Promise<void> {
  const texts = entries.flatMap(({ top, upper, rest }) => [top.text, upper.text, rest.text]);
  await remember(tx, texts);
}

/** Remembers the words of all names and aliases of the catalogue. */
export async function learnCatalogue(tx: Tx): Promise<void> {
  await remember(tx, [...listPhrases().keys()]);
}

async function remember(tx: Tx, texts: readonly string[]): Promise<void> {
  const words = knownWords(texts);
  if (words.length === 0) return;
  await sql`
    insert into search_words (word) select unnest(${words}::text[]) on conflict do nothing
  `.execute(tx);
}

/** Remembers what the cities of these people are called, as they write it. */
export async function learnPlaces(
  tx: Tx,
  people: readonly { places: readonly string[]; city: string }[],
): Promise<void> {
  const names = new Map(
    people.flatMap(({ places, city }) =>
      places
        .filter((place) => place.startsWith('city:'))
        .map((place): [string, string] => [place, cityNameOf(city)]),
    ),
  );
  if (names.size === 0) return;
  const rows = [...names].sort().map(([place, name]) => ({ place, name }));
  await tx
    .insertInto('search_places')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
