import type { ConsultantCard } from '#features/profiles/consultants/contract/consultant-card.ts';
import type { SearchFilter, SearchTotal } from '../../contract.ts';
import type { ChoiceCount } from '../../engine/choice-counts.ts';
import type { AskedText, TextClause } from '../../rules/asked-text.ts';
import type { RankPosition } from '../../rules/ranks.ts';
import type { SearchSort } from '../../rules/sorts.ts';

/** What a list is asked for, and in which order. */
export interface EntryQuery {
  filter: SearchFilter;
  /** The condition on words; null for none. */
  text: AskedText | null;
  sort: SearchSort;
}

/** Which part of a list is read. */
export interface Slice {
  after: RankPosition | null;
  limit: number;
  /** What the database had committed when the list began (`pg_snapshot`); null when it begins now. */
  snapshot: string | null;
}

/** An entry that was found, and where it stands in its order. */
export interface FoundEntry extends RankPosition {
  /** What a list shows of the person; null where that has to be read: `withCards`. */
  card: ConsultantCard | null;
  /** The transaction that began the entry. */
  from: number;
  /** For each thing that the text asks for, how the entry answers it: an index of `tiersOf`, -1 for not at all. */
  tiers: readonly number[];
}

export interface FoundSlice {
  found: FoundEntry[];
  /** After which position there may be more; null at the end. */
  next: RankPosition | null;
  /** The snapshot it was read in; null when none was given and nothing was found. */
  snapshot: string | null;
}

/** How many consultants one choice of one list would leave. */
export interface FacetRow {
  list: ChoiceCount['list'];
  value: string;
  /** What a city is called; null for everything else. */
  name: string | null;
  consultants: number;
}

/**
 * Answers queries about entries: the database, or the copy in the memory of this process. Both answer the same, and
 * know of every change that was committed before they were opened.
 */
export interface EntrySource {
  /** What was committed when it was opened (`pg_snapshot`). */
  takeSnapshot(): Promise<string>;
  /** Part of a list, without people who are not listed any more. */
  find(query: EntryQuery, slice: Slice): Promise<FoundSlice>;
  /** Entries that were found with their cards; without those that have been deleted since, as of an erased account. */
  withCards<Found extends FoundEntry>(
    found: readonly Found[],
  ): Promise<(Found & { card: ConsultantCard })[]>;
  /**
   * How many a filter and a text leave: exact up to `searchLimits.counted`, and beyond it where choices alone are asked
   * for.
   */
  count(filter: SearchFilter, text: AskedText | null): Promise<SearchTotal>;
  /**
   * How many each further choice would leave; null when more than `searchLimits.counted` match what is not counted in
   * advance.
   */
  countChoices(filter: SearchFilter, text: AskedText | null): Promise<FacetRow[] | null>;
  /** How many of all who are listed match a text, up to `most`. */
  countMatching(text: AskedText, most: number): Promise<number>;
  /**
   * For each clause, how many of all who are listed match it by its words or what they name, up to
   * `searchLimits.counted`.
   */
  countEach(clauses: readonly TextClause[]): Promise<number[]>;
}

/** Of cities, so many are named: those with the most consultants. */
export const listedCities = 50;
