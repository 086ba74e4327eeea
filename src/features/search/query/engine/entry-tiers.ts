import type { MatchTier } from '../rules/match-tiers.ts';
import { attributeOfLevel } from '../rules/text-levels.ts';
import type { StemmedClause } from './entry-filters.ts';
import type { EntryMemory } from './entry-memory.ts';
import { allOf, inPosting, noSlot, type SlotFilter } from './slot-filter.ts';

/** The slots that answer a clause in this way. */
export function tierFilter(
  memory: EntryMemory,
  { stems }: Pick<StemmedClause, 'stems'>,
  { words, listed }: MatchTier,
): SlotFilter {
  // As in the database: where nothing is left of the words, no entry has them.
  if (words !== null && stems.length === 0) return noSlot;
  const has = (word: string): SlotFilter => inPosting(memory.postingOf(word));
  return allOf([
    ...(words === null ? [] : stems.map((stem) => has(attributeOfLevel[words] + stem))),
    ...(listed === null ? [] : [has(attributeOfLevel[listed.level] + listed.term)]),
  ]);
}

/** The first of these ways in which a slot answers its clause, by index; -1 for none. */
export const firstTierOf = (tiers: readonly SlotFilter[], slot: number): number =>
  tiers.findIndex((tier) => tier.matches(slot));
