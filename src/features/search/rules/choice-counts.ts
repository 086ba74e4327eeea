import type { SearchFilter } from '../contract.ts';
import { readLocation } from '../rules.ts';
import type { ChoiceList } from './choice-table.ts';
import { choiceKey, type EntryMemory } from './entry-memory.ts';
import { availabilitiesByRank } from './search-entry.ts';
import { inPosting, meeting, type SlotDemand } from './slot-demand.ts';

/** How many entries a choice would leave. */
export interface ChoiceCount {
  list: ChoiceList | 'availability';
  value: string;
  entries: number;
}

/**
 * Counts, for each list of choices, the entries that meet the demand and the choices of a filter in the other lists; the
 * most frequent first. Null when more than `most` entries meet the demand.
 */
export function countChoicesOf(
  memory: EntryMemory,
  demand: SlotDemand,
  filter: SearchFilter,
  { now, most }: { now: number; most: number },
): ChoiceCount[] | null {
  const slots = memory.listListed(demand, now, most + 1);
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
    const isFree = chosen.rank === null || chosen.rank === rank;
    const knows = chosen.knows(slot);
    const isCounted: Record<ChoiceList, boolean> = {
      skill: isThere && isFree,
      module: isThere && isFree && chosen.hasSkill(slot),
      place: knows && isFree,
      city: knows && isFree,
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
  const has = (choice: string | null | undefined): SlotDemand =>
    choice ? inPosting(memory.postingOf(choiceKey(choice))) : meeting(() => true);
  return {
    isThere: has(place).isMet,
    hasSkill: has(skill).isMet,
    knows: has(module ?? skill).isMet,
    rank: availability === 'all' ? null : availabilitiesByRank.indexOf(availability),
  };
}
