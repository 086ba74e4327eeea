import { sql } from 'kysely';
import { listPhrases } from '#catalogue/find-terms.ts';
import type { Tx } from '#db/client.ts';
import { knownWords } from '../../rules/known-words.ts';
import { cityNameOf } from '../../rules/places.ts';
import type { StoredEntry } from './store-entries.ts';

/** Stores every word of these entries, so that a mistyped one can be corrected. */
export async function storeWords(tx: Tx, entries: readonly StoredEntry[]): Promise<void> {
  const texts = entries.flatMap(({ top, upper, rest }) => [top.text, upper.text, rest.text]);
  await insertWords(tx, texts);
}

/** Stores the words of all names and aliases of the catalogue. */
export async function storeCatalogueWords(tx: Tx): Promise<void> {
  await insertWords(tx, [...listPhrases().keys()]);
}

async function insertWords(tx: Tx, texts: readonly string[]): Promise<void> {
  const words = knownWords(texts);
  if (words.length === 0) return;
  await sql`
    insert into search_words (word) select unnest(${words}::text[]) on conflict do nothing
  `.execute(tx);
}

/** Stores what the cities of these people are called, as the first of them has written it. */
export async function storePlaces(
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
