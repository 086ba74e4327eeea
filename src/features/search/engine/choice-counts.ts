import type { SearchFilter } from '../contract.ts';
import { readLocation } from '../rules/places.ts';
import { availabilitiesByRank, availabilityRank } from '../rules/ranks.ts';
import type { ChoiceList } from './choice-table.ts';
import { choiceKey, type EntryMemory } from './entry-memory.ts';
import { inPosting, type SlotFilter, where } from './slot-filter.ts';

/** How many entries a choice would leave. */
export interface ChoiceCount {
  list: ChoiceList | 'availability';
  value: string;
  entries: number;
}

/**
 * Counts, for each list of choices, the entries that match `base` and the choices of a filter in the other lists; the
 * most frequent first. Null when more than `most` entries match `base`.
 */
export function countChoicesOf(
  memory: EntryMemory,
  base: SlotFilter,
  filter: SearchFilter,
  { now, most }: { now: number; most: number },
): ChoiceCount[] | null {
  const slots = memory.listListed(base, now, most + 1);
  if (slots.length > most) return null;
  const { byNumber, byAvailability } = tally(memory, slots, filter);
  const { names, lists } = memory.columns.choices;
  const counts = [...byNumber].flatMap((entries, number): ListedCount[] => {
    const [list, value] = [lists[number], names[number]];
    return entries === 0 || !list || value === undefined ? [] : [{ list, value, entries }];
  });
  const isOffered = ({ list, value }: ListedCount): boolean =>
    list !== 'module' || value.startsWith(`${filter.skill}.`);
  return [
    ...counts.filter(isOffered).sort(byEntries),
    ...[...byAvailability].flatMap((entries, rank): ChoiceCount[] =>
      entries === 0 ? [] : [{ list: 'availability', value: String(rank), entries }],
    ),
  ];
}

type ListedCount = ChoiceCount & { list: ChoiceList };

/** Counts these slots by the number of each choice, and by the rank of their availability. */
function tally(
  memory: EntryMemory,
  slots: readonly number[],
  filter: SearchFilter,
): { byNumber: Uint32Array; byAvailability: Uint32Array } {
  const { choices, availability } = memory.columns;
  const chosen = choicesOf(memory, filter);
  const byNumber = new Uint32Array(choices.names.length);
  const byAvailability = new Uint32Array(availabilitiesByRank.length);
  for (const slot of slots) {
    const rank = availability[slot] ?? 0;
    const isThere = chosen.isThere(slot);
    const isAvailable = chosen.rank === null || chosen.rank === rank;
    const knows = chosen.knows(slot);
    const isCounted: Record<ChoiceList, boolean> = {
      skill: isThere && isAvailable,
      module: isThere && isAvailable && chosen.hasSkill(slot),
      place: knows && isAvailable,
      city: knows && isAvailable,
    };
    for (const number of choices.numbersOf(slot)) {
      const list = choices.lists[number];
      if (list && isCounted[list]) byNumber[number] = (byNumber[number] ?? 0) + 1;
    }
    if (knows && isThere) byAvailability[rank] = (byAvailability[rank] ?? 0) + 1;
  }
  return { byNumber, byAvailability };
}

const byEntries = (one: ChoiceCount, other: ChoiceCount): number =>
  other.entries - one.entries || (one.value < other.value ? -1 : 1);

/** What the choices of a filter ask of a slot, one by one. */
function choicesOf(memory: EntryMemory, { skill, module, location, availability }: SearchFilter) {
  const place = readLocation(location);
  const has = (choice: string | null | undefined): SlotFilter =>
    choice ? inPosting(memory.postingOf(choiceKey(choice))) : where(() => true);
  return {
    isThere: has(place).matches,
    hasSkill: has(skill).matches,
    knows: has(module ?? skill).matches,
    rank: availability === 'all' ? null : availabilityRank(availability),
  };
}
