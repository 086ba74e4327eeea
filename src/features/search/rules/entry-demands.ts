import type { SearchFilter } from '../contract.ts';
import { readLocation } from '../rules.ts';
import { choiceKey, type EntryMemory } from './entry-memory.ts';
import { availabilitiesByRank } from './search-entry.ts';
import type { TextLevel } from './search-text.ts';
import { allDemands, anyDemand, inPosting, meeting, not, type SlotDemand } from './slot-demand.ts';

/** One thing that a text asks for: any of these terms, or all of these stems where there are any. */
export interface StemmedClause {
  terms: readonly string[];
  stems: readonly string[];
}

const markOf: Readonly<Record<TextLevel, string>> = { top: '1:', upper: '2:', all: '' };

/** What the choices of a filter ask of a version. */
export function choiceDemands(memory: EntryMemory, filter: SearchFilter): SlotDemand[] {
  const { skill, module, location } = filter;
  const place = readLocation(location);
  const rank =
    filter.availability === 'all' ? null : availabilitiesByRank.indexOf(filter.availability);
  const { availability } = memory.columns;
  return [
    ...[module ?? skill, place]
      .filter((choice) => choice !== undefined && choice !== null)
      .map((choice) => inPosting(memory.postingOf(choiceKey(choice)))),
    ...(rank === null ? [] : [meeting((slot) => availability[slot] === rank)]),
  ];
}

/** What a filter asks of credentials, rate and experience. */
export function rangeDemands(memory: EntryMemory, filter: SearchFilter): SlotDemand[] {
  const { credentials, minRate, maxRate, minExperience } = filter;
  const { rates, years, isVerified } = memory.columns;
  return [
    ...(credentials === 'verified' ? [meeting((slot) => isVerified[slot] === 1)] : []),
    ...(minRate === undefined ? [] : [meeting((slot) => (rates[slot] ?? 0) >= minRate)]),
    ...(maxRate === undefined ? [] : [meeting((slot) => (rates[slot] ?? 0) <= maxRate)]),
    ...(minExperience === undefined
      ? []
      : [meeting((slot) => (years[slot] ?? 0) >= minExperience)]),
  ];
}

/** Everything that a text asks for is in this part of an entry, and not all of it in the better one. */
export function textDemands(
  memory: EntryMemory,
  clauses: readonly StemmedClause[],
  level: TextLevel,
  better?: TextLevel,
): SlotDemand[] {
  // As in the database: what has neither terms nor stems asks for nothing, and a text of such words alone finds nobody.
  const asking = clauses.filter(({ terms, stems }) => terms.length + stems.length > 0);
  if (asking.length === 0) return [inPosting(undefined)];
  const at = (mark: string): SlotDemand =>
    allDemands(asking.map((clause) => clauseDemand(memory, clause, mark)));
  return [at(markOf[level]), ...(better ? [not(at(markOf[better]))] : [])];
}

function clauseDemand(
  memory: EntryMemory,
  { terms, stems }: StemmedClause,
  mark: string,
): SlotDemand {
  const has = (word: string): SlotDemand => inPosting(memory.postingOf(mark + word));
  return anyDemand([...terms.map(has), ...(stems.length > 0 ? [allDemands(stems.map(has))] : [])]);
}
