import type { SearchFilter } from '../contract.ts';
import { readLocation } from '../rules/places.ts';
import { availabilitiesByRank, availabilityRank } from '../rules/ranks.ts';
import { availabilityChoice, choiceKey } from './choice-keys.ts';
import type { ChoiceList } from './choice-table.ts';
import type { EntryMemory } from './entry-memory.ts';
import { inPosting, type SlotFilter } from './slot-filter.ts';
import { countMarks, keepMarked, type SlotMarks } from './slot-marks.ts';

/** How many entries a choice would leave. */
export interface ChoiceCount {
  list: ChoiceList | 'availability';
  value: string;
  entries: number;
}

/**
 * Counts, for each list of choices, those of these entries that match the choices of a filter in the other lists; the most frequent
 * first. Null when there are more than `most` entries.
 */
export function countChoicesOf(
  memory: EntryMemory,
  entries: SlotMarks,
  filter: SearchFilter,
  most: number,
): ChoiceCount[] | null {
  if (countMarks(entries) > most) return null;
  const { skill, module, location, availability } = filter;
  const has = (choice: string | null | undefined): SlotFilter[] =>
    choice ? [inPosting(memory.postingOf(choiceKey(choice)))] : [];
  const among = (...filters: SlotFilter[]): SlotMarks => {
    const marks = entries.slice();
    for (const each of filters) keepMarked(marks, each.marks(memory.columns.size));
    return marks;
  };
  const isThere = has(readLocation(location));
  const isAvailable = has(
    availability === 'all' ? null : availabilityChoice(availabilityRank(availability)),
  );
  const knows = has(module ?? skill);
  const whoKnow = among(...knows, ...isAvailable);
  const counted: Readonly<Record<ChoiceList, SlotMarks>> = {
    skill: among(...isThere, ...isAvailable),
    module: among(...has(skill), ...isThere, ...isAvailable),
    place: whoKnow,
    city: whoKnow,
  };
  const isOffered = ({ list, value }: { list: ChoiceList; value: string }): boolean =>
    list !== 'module' || value.startsWith(`${skill}.`);
  const counts = memory.choices.all.filter(isOffered).map(({ list, value, id }) => ({
    ...{ list, value },
    entries: memory.postingAt(id).countIn(counted[list]),
  }));
  const whoKnowAndAreThere = among(...knows, ...isThere);
  const availabilities = availabilitiesByRank.map((_, rank): ChoiceCount => {
    const posting = memory.postingOf(choiceKey(availabilityChoice(rank)));
    return {
      ...{ list: 'availability', value: String(rank) },
      entries: posting?.countIn(whoKnowAndAreThere) ?? 0,
    };
  });
  return [...counts.sort(byEntries), ...availabilities].filter(({ entries: left }) => left > 0);
}

const byEntries = (one: ChoiceCount, other: ChoiceCount): number =>
  other.entries - one.entries || (one.value < other.value ? -1 : 1);
