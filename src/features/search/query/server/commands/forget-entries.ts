import { sql } from 'kysely';
import type { UserId } from '#access/user.ts';
import { listPhrases } from '#catalogue/find-terms.ts';
import { normalisePhrase } from '#catalogue/normalise-phrase.ts';
import type { Tx } from '#db/client.ts';
import { findProfile } from '#features/profiles/consultants/server/queries/profile-rows.ts';
import { findProfileTexts } from '#features/profiles/consultants/server/queries/profile-texts.ts';
import type { SearchIndex } from '#server/services.ts';
import { knownWords } from '../../rules/known-words.ts';
import { placesOf } from '../../rules/places.ts';

/**
 * Takes this user's entries out of the search, earlier ones too, and with them the words and places that no other entry
 * has. Their profile is still there, and is not listed.
 */
export async function forgetEntries(
  tx: Tx,
  searchIndex: SearchIndex,
  userId: UserId,
): Promise<void> {
  // Ends the current entry, so that processes that answer from memory learn of it.
  await searchIndex.refresh(tx, [userId]);
  const texts = await findProfileTexts(tx, userId);
  await forgetWords(tx, userId, texts);
  const places = await listPlaces(tx, userId);
  await sql`
    delete from search_places as known
     where known.place = any(${places}::text[])
       and not exists (
             select from consultant_search as other
              where other.user_id <> ${userId} and other.places @> array[known.place]::text[] collate "C")
  `.execute(tx);
  // Nothing reads the counts any more. What they have of a place that only this user named goes as well.
  await sql`
    delete from consultant_search_counts as counts
     where counts.place = any(${places}::text[])
       and not exists (select from search_places as known where known.place = counts.place)
  `.execute(tx);
  await tx.deleteFrom('consultant_search').where('user_id', '=', userId).execute();
}

/**
 * Where this user is or was found: their profile says so too, for entries of a user who has left are gone long before.
 */
async function listPlaces(tx: Tx, userId: UserId): Promise<string[]> {
  const { rows } = await sql<{ place: string }>`
    select distinct unnest(places) as place from consultant_search where user_id = ${userId}
  `.execute(tx);
  const profile = await findProfile(tx, userId);
  const own = profile
    ? placesOf({
        ...{ city: profile.city, country: profile.country },
        workArrangement: profile.work_arrangement,
      })
    : [];
  return [...new Set([...rows.map(({ place }) => place), ...own])];
}

/** A word stays that the catalogue has, or that is among the words of anybody else's entry. */
async function forgetWords(tx: Tx, userId: UserId, texts: readonly string[]): Promise<void> {
  const ofCatalogue = new Set(knownWords([...listPhrases().keys()]));
  const words = knownWords(texts.map(normalisePhrase)).filter((word) => !ofCatalogue.has(word));
  await sql`
    delete from search_words as known
     where word = any(${words}::text[])
       and not exists (
             select from consultant_search as other
              where other.user_id <> ${userId} and other.to_xid is null
                and other.words @@ plainto_tsquery('english', known.word))
  `.execute(tx);
}
