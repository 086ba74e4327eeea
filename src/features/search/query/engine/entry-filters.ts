import type { SearchFilter } from '../contract.ts';
import type { TextClause } from '../rules/asked-text.ts';
import { readLocation } from '../rules/places.ts';
import { splitByRank } from '../rules/rank-bounds.ts';
import { availabilityRank, type ListOrder } from '../rules/ranks.ts';
import { attributeOfLevel, type TextLevel } from '../rules/text-levels.ts';
import { anyVerified, availabilityChoice, choiceKey } from './choice-keys.ts';
import type { EntryMemory } from './entry-memory.ts';
import { allOf, anyOf, inList, inPosting, not, type SlotFilter } from './slot-filter.ts';

/** One thing that a text asks for: any of these terms, or all of these stems where there are any. */
export interface StemmedClause {
  terms: readonly string[];
  stems: readonly string[];
}

/** The choices of a filter: skill or module, place, availability. */
export function choiceFilters(memory: EntryMemory, filter: SearchFilter): SlotFilter[] {
  const { skill, module, location } = filter;
  const place = readLocation(location);
  const availability =
    filter.availability === 'all'
      ? null
      : availabilityChoice(availabilityRank(filter.availability));
  return [module ?? skill, place, availability]
    .filter((choice) => choice !== undefined && choice !== null)
    .map((choice) => inPosting(memory.postingOf(choiceKey(choice))));
}

/** What a filter asks of credentials, rate and experience. */
export function rangeFilters(memory: EntryMemory, filter: SearchFilter): SlotFilter[] {
  const { credentials, minRate, maxRate, minExperience } = filter;
  const { rates, years } = memory.columns;
  // Those of a range stand next to each other in the order of its figure.
  const ranked = (sort: ListOrder, matches: (slot: number) => boolean): SlotFilter =>
    inList(memory.inOrder(sort, splitByRank(filter, sort).bounds), matches);
  return [
    ...(credentials === 'verified' ? [inPosting(memory.postingOf(choiceKey(anyVerified)))] : []),
    ...(minRate === undefined && maxRate === undefined
      ? []
      : [
          ranked('rate-high', (slot) => {
            const rate = rates[slot] ?? 0;
            return rate >= (minRate ?? 0) && rate <= (maxRate ?? Number.POSITIVE_INFINITY);
          }),
        ]),
    ...(minExperience === undefined
      ? []
      : [ranked('experience', (slot) => (years[slot] ?? 0) >= minExperience)]),
  ];
}

/** Everything that a text asks for is in this part of an entry, and not all of it in the better one. */
export function textFilters(
  memory: EntryMemory,
  clauses: readonly StemmedClause[],
  level: TextLevel,
  better?: TextLevel,
): SlotFilter[] {
  // As in the database: a clause with neither terms nor stems asks for nothing, and a text of such clauses alone finds
  // nothing.
  const asking = clauses.filter(({ terms, stems }) => terms.length + stems.length > 0);
  if (asking.length === 0) return [inPosting(undefined)];
  const at = (mark: string): SlotFilter =>
    allOf(asking.map((clause) => clauseFilter(memory, clause, mark)));
  return [at(attributeOfLevel[level]), ...(better ? [not(at(attributeOfLevel[better]))] : [])];
}

/**
 * For every clause, it or something of what it usually has to do with is listed; or, for `false`, not for every one.
 */
export function listingFilter(
  memory: EntryMemory,
  clauses: readonly Pick<TextClause, 'terms' | 'meant'>[],
  isListed: boolean,
): SlotFilter {
  const all = allOf(
    clauses
      .filter(({ meant }) => meant.length > 0)
      .map(({ terms, meant }) =>
        anyOf([...terms, ...meant].map((term) => inPosting(memory.postingOf(term)))),
      ),
  );
  return isListed ? all : not(all);
}

function clauseFilter(
  memory: EntryMemory,
  { terms, stems }: StemmedClause,
  mark: string,
): SlotFilter {
  const has = (word: string): SlotFilter => inPosting(memory.postingOf(mark + word));
  return anyOf([...terms.map(has), ...(stems.length > 0 ? [allOf(stems.map(has))] : [])]);
}
