import { sql } from 'kysely';
import type { LRUCache } from 'lru-cache';
import type { Db } from '#db/client.ts';
import type { ConsultantCard } from '#features/consultants/contract/consultant-card.ts';
import type { SearchFilter, SearchTotal } from '../../contract.ts';
import { type ChoiceCount, countChoicesOf } from '../../engine/choice-counts.ts';
import {
  choiceFilters,
  rangeFilters,
  type StemmedClause,
  textFilters,
} from '../../engine/entry-filters.ts';
import { firstTierOf, tierFilter } from '../../engine/entry-tiers.ts';
import { allOf, type SlotFilter } from '../../engine/slot-filter.ts';
import { readSnapshot } from '../../engine/snapshot.ts';
import { searchLimits } from '../../rules/limits.ts';
import { tiersOf } from '../../rules/match-tiers.ts';
import { splitByRank } from '../../rules/rank-bounds.ts';
import { readSearchText, type TextClause } from '../../rules/search-text.ts';
import { countChoices } from './count-choices.ts';
import { countMatches, isCountedInAdvance } from './count-matches.ts';
import { type EntrySource, type FacetRow, listedCities } from './entry-source.ts';
import type { RememberedEntries } from './search-memory.ts';

/**
 * The entries in the memory of this process. Counts made in advance are read from the database, which also stems the
 * words: nothing else knows how.
 */
export function entriesInMemory(
  db: Db,
  { memory, snapshot, stems, cards }: RememberedEntries,
  now: Date,
): EntrySource {
  const uncounted = async (filter: SearchFilter): Promise<SlotFilter> => {
    const clauses = readSearchText(filter.text);
    const text =
      clauses.length > 0 ? textFilters(memory, await stemAll(db, stems, clauses), 'all') : [];
    return allOf([...rangeFilters(memory, filter), ...text]);
  };
  return {
    takeSnapshot: async () => snapshot,

    async find({ filter, text, sort }, { after, limit, snapshot: since }) {
      const clauses = text ? await stemAll(db, stems, text.clauses) : [];
      const words = text ? textFilters(memory, clauses, text.level, text.better) : [];
      const tiers = clauses.map((clause) =>
        tiersOf(clause).map((tier) => tierFilter(memory, clause, tier)),
      );
      const { bounds, rest } = splitByRank(filter, sort);
      const asked = [...choiceFilters(memory, rest), ...rangeFilters(memory, rest), ...words];
      const asOf = { snapshot: readSnapshot(since ?? snapshot), now: now.getTime() };
      const ranked = memory.find(allOf(asked), { sort, after, bounds, limit }, asOf);
      const found = ranked.map(({ slot, userId, rank, card }) => ({
        userId,
        rank,
        card: readCard(cards, card),
        tiers: tiers.map((ofClause) => firstTierOf(ofClause, slot)),
      }));
      return {
        found,
        next: found.length === limit ? (found.at(-1) ?? null) : null,
        snapshot: since ?? snapshot,
      };
    },

    async count(filter): Promise<SearchTotal> {
      if (isCountedInAdvance(filter)) return countMatches(db, now, filter);
      const matching = allOf([await uncounted(filter), ...choiceFilters(memory, filter)]);
      const { length } = memory.listListed(matching, now.getTime(), searchLimits.counted + 1);
      return {
        count: Math.min(length, searchLimits.counted),
        isCapped: length > searchLimits.counted,
      };
    },

    async countChoices(filter) {
      if (isCountedInAdvance(filter)) return countChoices(db, now, filter);
      const counts = countChoicesOf(memory, await uncounted(filter), filter, {
        now: now.getTime(),
        most: searchLimits.counted,
      });
      return counts && nameCities(db, counts);
    },
  };
}

/** The counts with the names of cities, of which only those with the most entries. */
async function nameCities(db: Db, counts: readonly ChoiceCount[]): Promise<FacetRow[]> {
  const cities = counts.filter(({ list }) => list === 'city').slice(0, listedCities);
  const places = cities.map(({ value }) => value);
  const rows = await db
    .selectFrom('search_places')
    .selectAll()
    .where('place', '=', sql<string>`any(${places}::text[])`)
    .execute();
  const names = new Map(rows.map(({ place, name }) => [place, name]));
  return [...counts.filter(({ list }) => list !== 'city'), ...cities].map(
    ({ list, value, entries }) => ({
      ...{ list, value, consultants: entries },
      name: names.get(value) ?? null,
    }),
  );
}

function readCard(known: LRUCache<string, ConsultantCard>, text: string): ConsultantCard {
  const seen = known.get(text);
  if (seen) return seen;
  const card: ConsultantCard = JSON.parse(text);
  known.set(text, card);
  return card;
}

/** The clauses with the stems of their words, as the database makes them of the words of an entry. */
async function stemAll(
  db: Db,
  known: LRUCache<string, readonly string[]>,
  clauses: readonly TextClause[],
): Promise<(TextClause & StemmedClause)[]> {
  // Known stems are taken now: the cache may drop them while the rest is looked up.
  const stems = new Map(clauses.map(({ words }) => [words, known.get(words)]));
  const unknown = [...stems].flatMap(([words, found]) => (found ? [] : [words]));
  if (unknown.length > 0) {
    const { rows } = await sql<{ stems: string[] }>`
      select tsvector_to_array(to_tsvector('english', words)) as stems
        from unnest(${unknown}::text[]) with ordinality as asked (words, place)
       order by place
    `.execute(db);
    for (const [index, words] of unknown.entries()) {
      const found = rows[index]?.stems ?? [];
      stems.set(words, found);
      known.set(words, found);
    }
  }
  return clauses.map((clause) => ({ ...clause, stems: stems.get(clause.words) ?? [] }));
}
