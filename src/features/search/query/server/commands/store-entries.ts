import { sql } from 'kysely';
import type { Tx } from '#db/client.ts';
import { choiceKey, type SearchEntry, writtenWord } from '../../rules/search-entry.ts';

/** An entry with the person it is of. */
export interface StoredEntry extends SearchEntry {
  userId: string;
  card: object;
  fingerprint: string;
  listedUntil: Date;
  /** Taken over from the entry before, if there is one. */
  listedSince: Date;
}

/** What tells whether an entry is up to date. */
export interface CurrentEntry {
  user_id: string;
  fingerprint: string;
  listed_until: Date;
  listed_since: Date;
}

/** The entries that these people have now. */
export function listCurrentEntries(tx: Tx, userIds: readonly string[]): Promise<CurrentEntry[]> {
  return tx
    .selectFrom('consultant_search')
    .select(['user_id', 'fingerprint', 'listed_until', 'listed_since'])
    .where(sql<boolean>`user_id = any(${userIds}::uuid[])`)
    .where('to_xid', 'is', null)
    .execute();
}

/** Ends the current entries of these people. Lists that began before go on with them. */
export async function endEntries(tx: Tx, userIds: readonly string[], now: Date): Promise<void> {
  if (userIds.length === 0) return;
  await tx
    .updateTable('consultant_search')
    .set({
      to_xid: sql`pg_current_xact_id()`,
      changed_xid: sql`pg_current_xact_id()`,
      ended_at: now,
    })
    .where(sql<boolean>`user_id = any(${userIds}::uuid[])`)
    .where('to_xid', 'is', null)
    .execute();
}

/** Sets until when people with an unchanged entry are listed. */
export async function extendEntries(
  tx: Tx,
  entries: readonly Pick<StoredEntry, 'userId' | 'listedUntil'>[],
): Promise<void> {
  if (entries.length === 0) return;
  await sql`
    update consultant_search as entry
       set listed_until = change.listed_until, changed_xid = pg_current_xact_id()
      from unnest(
        ${entries.map(({ userId }) => userId)}::uuid[],
        ${entries.map(({ listedUntil }) => listedUntil)}::timestamptz[]
      ) as change (user_id, listed_until)
     where entry.user_id = change.user_id and entry.to_xid is null
  `.execute(tx);
}

/** Adds entries of people who have no current one. The database stems the words, as it does those of a search. */
export async function insertEntries(tx: Tx, entries: readonly StoredEntry[]): Promise<void> {
  if (entries.length === 0) return;
  const rows = entries.map((entry) => ({
    user_id: entry.userId,
    rating: entry.rating,
    experience: entry.experience,
    merit: entry.merit,
    hourly_rate_usd: entry.hourlyRateUsd,
    availability: entry.availability,
    readiness: entry.readiness,
    skills: entry.skills,
    modules: entry.modules,
    verified: entry.verified,
    places: entry.places,
    title_text: entry.title.text,
    title_terms: entry.title.terms,
    top_text: entry.top.text,
    top_terms: entry.top.terms,
    upper_text: entry.upper.text,
    upper_terms: entry.upper.terms,
    rest_text: entry.rest.text,
    others: [...entry.written.map(writtenWord), ...entry.choices.map(choiceKey)],
    card: entry.card,
    fingerprint: entry.fingerprint,
    listed_until: entry.listedUntil,
    listed_since: entry.listedSince,
  }));
  await sql`
    insert into consultant_search (
      user_id, rating, experience, merit, hourly_rate_usd, availability, readiness, skills, modules, verified, places,
      words, card, fingerprint, listed_until, listed_since
    )
    select user_id, rating, experience, merit, hourly_rate_usd, availability, readiness, skills, modules, verified, places,
           top || upper || rest || marked_words('0:', title) || marked_words('1:', top) || marked_words('2:', top || upper)
             || array_to_tsvector(others),
           card, fingerprint, listed_until, listed_since
      from (
        select row.*,
               array_to_tsvector(title_terms) || strip(to_tsvector('english', title_text)) as title,
               array_to_tsvector(top_terms) || strip(to_tsvector('english', top_text)) as top,
               array_to_tsvector(upper_terms) || strip(to_tsvector('english', upper_text)) as upper,
               strip(to_tsvector('english', rest_text)) as rest
          from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (
            user_id uuid, rating smallint, experience smallint, merit integer, hourly_rate_usd smallint,
            availability smallint, readiness smallint, skills text[], modules text[], verified text[], places text[],
            title_text text, title_terms text[], top_text text, top_terms text[], upper_text text, upper_terms text[], rest_text text, others text[],
            card json, fingerprint text, listed_until timestamptz,
            listed_since timestamptz
          )
      ) as stemmed
  `.execute(tx);
}
