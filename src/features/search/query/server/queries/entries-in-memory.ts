import { sql } from 'kysely';
import type { LRUCache } from 'lru-cache';
import type { Db } from '#db/client.ts';
import type { SearchFilter, SearchTotal } from '../../contract.ts';
import { type ChoiceCount, countChoicesOf } from '../../engine/choice-counts.ts';
import {
  choiceFilters,
  listingFilter,
  rangeFilters,
  type StemmedClause,
  textFilters,
} from '../../engine/entry-filters.ts';
import { firstTierOf, tierFilter } from '../../engine/entry-tiers.ts';
import { type RelaxedSlots, relaxedSlots } from '../../engine/relaxed-slots.ts';
import { allOf, type SlotFilter } from '../../engine/slot-filter.ts';
import { readSnapshot } from '../../engine/snapshot.ts';
import { type AskedText, isRelaxed, type TextClause } from '../../rules/asked-text.ts';
import { searchLimits } from '../../rules/limits.ts';
import { tiersOf } from '../../rules/match-tiers.ts';
import { splitByRank } from '../../rules/rank-bounds.ts';
import { relaxedRank } from '../../rules/relaxed-text.ts';
import { isCountedInAdvance } from './count-matches.ts';
import { type EntrySource, type FacetRow, listedCities } from './entry-source.ts';
import { withCards } from './remembered-cards.ts';
import type { RememberedEntries } from './search-memory.ts';

/**
 * The entries in the memory of this process. The database is asked for the cards of those who are shown, for the names
 * of cities, and for the stems of words: nothing else knows how to make them.
 */
export function entriesInMemory(
  db: Db,
  { memory, snapshot, stems, shares, cards, answers }: RememberedEntries,
  now: Date,
): EntrySource {
  const listedNow = (filter: SlotFilter, most: number): number =>
    memory.countListed(filter, now.getTime(), most);
  const remember = <Answer extends object>(
    question: readonly unknown[],
    answer: () => Answer,
  ): Answer => answers.of(memory.stateAt(now.getTime()), question, answer);

  /** What a text asks of a slot, and which share of it a slot answers where it is relaxed. */
  async function read(text: AskedText): Promise<ReadSlots> {
    const clauses = await stemAll(db, stems, text.clauses);
    if (isRelaxed(text)) {
      const known = await shares.of(memory, text, clauses);
      return { clauses, ...relaxedSlots(memory, text, clauses, known) };
    }
    const filter = allOf([
      ...textFilters(memory, clauses, text.level, text.better),
      ...(text.listing === undefined ? [] : [listingFilter(memory, clauses, text.listing)]),
    ]);
    return { clauses, filter, shareOf: () => 0 };
  }

  const uncounted = async (filter: SearchFilter, text: AskedText | null): Promise<SlotFilter[]> => [
    ...rangeFilters(memory, filter),
    ...(text ? [(await read(text)).filter] : []),
  ];

  /** How many match what is asked beside choices, up to one more than is counted. */
  const countUncounted = (
    conditions: readonly SlotFilter[],
    filter: SearchFilter,
    text: AskedText | null,
  ): number => {
    const { credentials, minRate, maxRate, minExperience } = filter;
    const question = ['uncounted', credentials, minRate, maxRate, minExperience, text];
    return remember(question, () => ({
      count: listedNow(allOf(conditions), searchLimits.counted + 1),
    })).count;
  };

  return {
    takeSnapshot: async () => snapshot,

    async find({ filter, text, sort }, { after, limit, snapshot: since }) {
      const asked = text && (await read(text));
      const { bounds, rest } = splitByRank(filter, sort);
      const conditions = [
        ...choiceFilters(memory, rest),
        ...rangeFilters(memory, rest),
        ...(asked ? [asked.filter] : []),
      ];
      const asOf = { snapshot: readSnapshot(since ?? snapshot), now: now.getTime() };
      const rankOfSlot = (slot: number): number =>
        relaxedRank(asked?.shareOf(slot) ?? 0, { merit: memory.meritOf(slot) });
      const ranked =
        text && isRelaxed(text) && sort === 'relevance'
          ? memory.findRanked(allOf(conditions), rankOfSlot, { after, limit }, asOf)
          : memory.find(allOf(conditions), { sort, after, bounds, limit }, asOf);
      // Most levels of a text leave no entries: what answers its clauses is then not looked up.
      const clauses = ranked.length > 0 ? (asked?.clauses ?? []) : [];
      const tiers = clauses.map((clause) =>
        tiersOf(clause).map((tier) => tierFilter(memory, clause, tier)),
      );
      const found = ranked.map(({ slot, userId, rank, from }) => ({
        ...{ userId, rank, from, card: null },
        tiers: tiers.map((ofClause) => firstTierOf(ofClause, slot)),
      }));
      return {
        found,
        next: found.length === limit ? (found.at(-1) ?? null) : null,
        snapshot: since ?? snapshot,
      };
    },

    withCards: (found) => withCards(db, cards, found),

    async count(filter, text): Promise<SearchTotal> {
      const conditions = await uncounted(filter, text);
      return remember(['total', filter, text], () => {
        if (isCountedInAdvance(filter, text)) {
          const matching = allOf(choiceFilters(memory, filter));
          return { count: listedNow(matching, Number.POSITIVE_INFINITY), isCapped: false };
        }
        const chosen = choiceFilters(memory, filter);
        const count =
          chosen.length === 0
            ? countUncounted(conditions, filter, text)
            : listedNow(allOf([...conditions, ...chosen]), searchLimits.counted + 1);
        return {
          count: Math.min(count, searchLimits.counted),
          isCapped: count > searchLimits.counted,
        };
      });
    },

    async countChoices(filter, text) {
      // As what is counted in advance: without a look at who has lapsed within the minute, and however many there are.
      if (isCountedInAdvance(filter, text)) {
        const counts = countChoicesOf(memory, memory.columns.current, filter, {
          mostCities: listedCities,
          remember,
        });
        return nameCities(db, counts, remember);
      }
      const conditions = await uncounted(filter, text);
      if (countUncounted(conditions, filter, text) > searchLimits.counted) return null;
      const { counts } = remember(['counts', filter, text], () => ({
        counts: countChoicesOf(
          memory,
          memory.listedMarks(allOf(conditions), now.getTime()),
          filter,
          { mostCities: listedCities },
        ),
      }));
      return nameCities(db, counts, remember);
    },

    async countMatching(text, most) {
      const { filter } = await read(text);
      return remember(['matching', text, most], () => ({ count: listedNow(filter, most) })).count;
    },

    async countEach(clauses) {
      const stemmed = await stemAll(db, stems, clauses);
      return remember(['each', clauses], () =>
        stemmed.map((clause) =>
          listedNow(allOf(textFilters(memory, [clause], 'all')), searchLimits.counted),
        ),
      );
    },
  };
}

/** A text, with the stems of its words, as a condition on slots. */
interface ReadSlots extends RelaxedSlots {
  clauses: readonly (TextClause & StemmedClause)[];
}

/** Answers a question anew, or as it was answered in this state of the copy. */
type Remember = <Answer extends object>(
  question: readonly unknown[],
  answer: () => Answer,
) => Answer;

/** The counts with the names of cities. */
async function nameCities(
  db: Db,
  counts: readonly ChoiceCount[],
  remember: Remember,
): Promise<FacetRow[]> {
  const names = remember(['names of cities'], () => new Map<string, string>());
  const unnamed = counts
    .filter(({ list, value }) => list === 'city' && !names.has(value))
    .map(({ value }) => value);
  if (unnamed.length > 0) {
    const rows = await db
      .selectFrom('search_places')
      .selectAll()
      .where('place', '=', sql<string>`any(${unnamed}::text[])`)
      .execute();
    for (const { place, name } of rows) names.set(place, name);
  }
  return counts.map(({ list, value, entries }) => ({
    ...{ list, value, consultants: entries },
    name: (list === 'city' && names.get(value)) || null,
  }));
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
