import type { ConsultantCard } from '#features/consultants/contract/consultant-card.ts';
import type { SearchFilter, SearchTotal } from '../../contract.ts';
import type { ChoiceCount } from '../../rules/choice-counts.ts';
import type { TextDemand } from '../../rules/search-text.ts';
import type { SearchSort } from '../../rules.ts';
import type { SearchPosition } from './search-cursor.ts';

/** Whom a list is of, and in which order. */
export interface EntryQuestion {
  filter: SearchFilter;
  /** What is asked of their words; null for nothing. */
  text: TextDemand | null;
  sort: SearchSort;
}

/** Which part of a list is read. */
export interface Stretch {
  after: SearchPosition | null;
  limit: number;
  /** Of which moment it is (`pg_snapshot`); null when it is of now. */
  snapshot: string | null;
}

/** Somebody who was found, and where in the order they stand. */
export interface FoundEntry extends SearchPosition {
  card: ConsultantCard;
}

export interface FoundStretch {
  found: FoundEntry[];
  /** Behind whom there may be more; null at the end. */
  next: SearchPosition | null;
  /** The moment it is of; null when nobody was found, and no moment had been named. */
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
 * What answers questions about entries, as of one moment: the database, or what a process remembers of it. Both answer the
 * same, and know of every change that was committed before they were opened.
 */
export interface EntrySource {
  /** What was committed at that moment. */
  takeSnapshot(): Promise<string>;
  /** Part of a list; whoever is not listed any more is left out. */
  find(question: EntryQuestion, stretch: Stretch): Promise<FoundStretch>;
  /** How many a filter leaves: exact up to `searchLimits.counted`, and beyond it where choices alone are asked for. */
  count(filter: SearchFilter): Promise<SearchTotal>;
  /** How many each further choice would leave; null when more than `searchLimits.counted` match what is not counted in advance. */
  countChoices(filter: SearchFilter): Promise<FacetRow[] | null>;
}

/** Of cities, so many are named: those with the most consultants. */
export const listedCities = 50;
