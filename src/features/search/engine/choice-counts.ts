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
  const counts = memory.choices.all.filter(isOffered).flatMap(({ list, value, id }) => {
    const left = memory.postingAt(id).countIn(counted[list]);
    return left === 0 ? [] : [{ list, value, entries: left }];
  });
  const whoKnowAndAreThere = among(...knows, ...isThere);
  const availabilities = availabilitiesByRank.flatMap((_, rank): ChoiceCount[] => {
    const posting = memory.postingOf(choiceKey(availabilityChoice(rank)));
    const left = posting?.countIn(whoKnowAndAreThere) ?? 0;
    return left === 0 ? [] : [{ list: 'availability', value: String(rank), entries: left }];
  });
  return [...counts.sort(byEntries), ...availabilities];
}

const byEntries = (one: ChoiceCount, other: ChoiceCount): number =>
  other.entries - one.entries || (one.value < other.value ? -1 : 1);
