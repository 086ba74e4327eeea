import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import type { ConsultantCard } from '#features/profiles/consultants/contract/consultant-card.ts';
import { viewStoredCard } from '#features/profiles/consultants/server/views/listed-profile.ts';
import { Bitset } from '#features/search/lib/ranked/bitset.ts';
import { scoresOf, wayOf } from '#features/search/query/rules/ranked-text.ts';
import type { Services } from '#server/services.ts';
import type { SearchFilter } from '../../contract.ts';
import { type ChoiceCount, countChoicesOf } from '../../engine/choice-counts.ts';
import { keepConditions } from '../../engine/conditions.ts';
import { choicesOf, keepChosen, keepInRange } from '../../engine/filters.ts';
import { readSnapshot } from '../../engine/snapshot.ts';
import type { AskedText, TextClause } from '../../rules/asked-text.ts';
import type { FoundWay } from '../../rules/found-why.ts';
import {
  type AskedToken,
  relevanceRank,
  type StemmedClause,
  tokensOf,
} from '../../rules/ranking.ts';
import type { RankPosition } from '../../rules/ranks.ts';
import type { SearchSort } from '../../rules/sorts.ts';
import type { SearchServices } from '../services.ts';
import { readCards, type VersionKey } from './cached-cards.ts';
import type { LoadedIndex } from './search-memory.ts';
import { stemClauses } from './stems.ts';

/** What is searched, and when. The database has the stems of words, the names of cities and the cards of people. */
export interface SearchAt {
  db: Db;
  loaded: LoadedIndex;
  now: Date;
}

/** What is searched, as of now; null while the index is not loaded. */
export async function openSearch({
  db,
  clock,
  searchMemory,
}: Pick<Services, 'db' | 'clock'> & SearchServices): Promise<SearchAt | null> {
  const loaded = await searchMemory.open();
  return loaded && { db, loaded, now: clock.now() };
}

/** What a list is asked for, and in which order. */
export interface ListQuery {
  filter: SearchFilter;
  /** The condition on words; null for none. */
  text: AskedText | null;
  sort: SearchSort;
}

/** Which part of a list is read, and what the database had committed when the list began (`pg_snapshot`). */
interface Slice {
  after: RankPosition | null;
  limit: number;
  snapshot: string;
}

/** An entry that was found, and its position in the order of the list. */
export interface FoundEntry extends RankPosition {
  /** The transaction that began the entry. */
  from: number;
  /** What of the text the entry has, and how. */
  ways: readonly FoundWay[];
}

/** Part of a list, without people who are not listed any more. */
export async function findEntries(
  at: SearchAt,
  { filter, text, sort }: ListQuery,
  { after, limit, snapshot }: Slice,
): Promise<FoundEntry[]> {
  const { index } = at.loaded;
  const asked = await withTokens(at, text);
  const { documents, scores } = match(at, filter, asked);
  const ranks = index.ranks[sort];
  const rankOf = (docId: number): number =>
    scores && sort === 'relevance'
      ? relevanceRank(scores[docId] ?? 0, ranks[docId] ?? 0)
      : (ranks[docId] ?? 0);
  const asOf = { snapshot: readSnapshot(snapshot), now: at.now.getTime() };
  const found = index.find(documents, { rankOf, after, limit }, asOf);
  return found.map(({ docId, userId, rank, from }) => ({
    ...{ userId, rank, from },
    ways: (asked?.tokens ?? []).flatMap((token, number) => {
      const way = wayOf(index, token, docId);
      return way ? [{ token, way, rarity: asked?.rarities[number] ?? 0 }] : [];
    }),
  }));
}

/** Entries with what a list shows of the person; without entries that have been deleted since. */
export async function withCards<Found extends VersionKey>(
  { db, loaded, now }: SearchAt,
  found: readonly Found[],
): Promise<(Found & { card: ConsultantCard })[]> {
  const read = await readCards(db, loaded.cards, found);
  return read.map((entry) => ({ ...entry, card: viewStoredCard(entry.card, now) }));
}

/** How many listed consultants a filter and a text leave. */
export async function countConsultants(
  at: SearchAt,
  filter: SearchFilter,
  text: AskedText | null,
): Promise<number> {
  const asked = await withTokens(at, text);
  return cached(at, ['count', filter, text], () => ({
    count: matchListed(at, filter, asked).count(),
  })).count;
}

/** Every listed consultant. */
export const anyone = {
  ...{ text: '', location: 'all' },
  ...{ availability: 'all', credentials: 'all' },
} as const satisfies SearchFilter;

/** How many consultants one choice of one list would leave. */
export interface FacetRow extends Omit<ChoiceCount, 'documents'> {
  /** What a city is called; null for everything else. */
  name: string | null;
  consultants: number;
}

/** How many each further choice would leave. */
export async function countChoices(
  at: SearchAt,
  filter: SearchFilter,
  text: AskedText | null,
): Promise<FacetRow[]> {
  const asked = await withTokens(at, text);
  const { skill: _, module: __, language: ___, ...rest } = filter;
  const unchosen = { ...rest, location: 'all', availability: 'all' } as const;
  const counts = cached(at, ['choices', filter, text], () =>
    countChoicesOf(at.loaded.index, matchListed(at, unchosen, asked), filter),
  );
  return nameCities(at, counts);
}

/** Listed consultants who are new to a search. */
export interface NewSince {
  /** Listed since then or later, without a break. */
  after: Date;
  except: readonly string[];
  limit: number;
}

/** The first of those who have been listed since a moment, within a filter and a text. */
export async function findNewlyListed(
  at: SearchAt,
  filter: SearchFilter,
  text: AskedText | null,
  { after, except, limit }: NewSince,
): Promise<{ userId: string; listedSince: Date }[]> {
  const listed = matchListed(at, filter, await withTokens(at, text));
  const excluded = new Set(except);
  const { documents } = at.loaded.index;
  const found: { userId: string; listedSince: number }[] = [];
  listed.visit((docId) => {
    const document = documents[docId];
    if (!document || document.listedSince < after.getTime()) return;
    if (!excluded.has(document.userId)) found.push(document);
  });
  return found
    .sort(
      (one, other) => one.listedSince - other.listedSince || (one.userId < other.userId ? -1 : 1),
    )
    .slice(0, limit)
    .map(({ userId, listedSince }) => ({ userId, listedSince: new Date(listedSince) }));
}

/** What a filter and a text leave, listed or not. */
interface Matching {
  documents: Bitset;
  /** By document; null without a text. */
  scores: Uint32Array | null;
}

function match(at: SearchAt, filter: SearchFilter, text: AskedTokens | null): Matching {
  const { index } = at.loaded;
  const documents = keepChosen(index, Bitset.all(index.size), Object.values(choicesOf(filter)));
  keepInRange(index, documents, filter);
  if (text) keepConditions(index, documents, text.conditions);
  if (!text || text.clauses.length === 0) return { documents, scores: null };
  const { tokens, rarities, least } = text;
  const scores = scoresAt(at, tokens, rarities);
  const found = cached(at, ['found', namesOf(tokens), rarities, least], () =>
    Bitset.all(index.size).keep((docId) => (scores[docId] ?? 0) >= least),
  );
  return { documents: documents.and(found), scores };
}

/** What tells tokens apart from others. */
export const namesOf = (tokens: readonly AskedToken[]): string[] =>
  tokens.map(({ kind, words, clause }) => `${clause} ${kind} ${words}`);

/** The scores of all documents. */
export const scoresAt = (
  at: SearchAt,
  tokens: readonly AskedToken[],
  rarities: readonly number[],
): Uint32Array =>
  cached(at, ['scores', namesOf(tokens), rarities], () =>
    scoresOf(at.loaded.index, tokens, rarities),
  );

/** The same, of those who are listed now. */
const matchListed = (...asked: Parameters<typeof match>): Bitset => {
  const [{ loaded, now }] = asked;
  return match(...asked).documents.and(loaded.index.listedAt(now.getTime()));
};

/** Answers a question anew, or as it was answered in this state of the index. */
export const cached = <Answer extends object>(
  { loaded, now }: SearchAt,
  question: readonly unknown[],
  answer: () => Answer,
): Answer => loaded.answers.of(loaded.index.stateAt(now.getTime()), question, answer);

/** The counts with the names of cities. */
async function nameCities(at: SearchAt, counts: readonly ChoiceCount[]): Promise<FacetRow[]> {
  const names = cached(at, ['names of cities'], () => new Map<string, string>());
  const unnamed = counts
    .filter(({ list, value }) => list === 'city' && !names.has(value))
    .map(({ value }) => value);
  if (unnamed.length > 0) {
    const rows = await at.db
      .selectFrom('search_places')
      .selectAll()
      .where('place', '=', sql<string>`any(${unnamed}::text[])`)
      .execute();
    for (const { place, name } of rows) names.set(place, name);
  }
  return counts.map(({ list, value, documents }) => ({
    ...{ list, value, consultants: documents },
    name: (list === 'city' && names.get(value)) || null,
  }));
}

/** A text with what it asks for, thing by thing. */
interface AskedTokens extends AskedText {
  tokens: readonly AskedToken[];
}

async function withTokens(at: SearchAt, text: AskedText | null): Promise<AskedTokens | null> {
  return text && { ...text, tokens: tokensOf(await stemAll(at, text.clauses)) };
}

/** Clauses with the stems of their words, as the database makes them of the words of an entry. */
export const stemAll = (
  { db, loaded: { stems } }: Pick<SearchAt, 'db' | 'loaded'>,
  clauses: readonly TextClause[],
): Promise<StemmedClause[]> => stemClauses(db, stems, clauses);
