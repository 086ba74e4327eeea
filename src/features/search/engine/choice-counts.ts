import type { SearchFilter } from '../contract.ts';
import { readLocation } from '../rules/places.ts';
import { availabilitiesByRank, availabilityRank } from '../rules/ranks.ts';
import { availabilityChoice, choiceKey } from './choice-keys.ts';
import type { ChoiceList } from './choice-table.ts';
import type { EntryMemory } from './entry-memory.ts';
import type { Posting } from './posting.ts';
import { inPosting } from './slot-filter.ts';
import { keepMarked, type SlotMarks } from './slot-marks.ts';

/** How many entries a choice would leave. */
export interface ChoiceCount {
  list: ChoiceList | 'availability';
  value: string;
  entries: number;
}

type ChosenFilter = Pick<SearchFilter, 'skill' | 'module' | 'location' | 'availability'>;

/** Answers a question anew, or as it was answered before. */
type Remember = <Answer extends object>(
  question: readonly unknown[],
  answer: () => Answer,
) => Answer;

/**
 * Counts, for each list of choices, those of these entries that match the choices of a filter in the other lists; the most frequent
 * first. What a list counts does not depend on its own choice: `remember` is asked for each by what it depends on.
 */
export function countChoicesOf(
  memory: EntryMemory,
  entries: SlotMarks,
  filter: ChosenFilter,
  remember: Remember = (_, answer) => answer(),
): ChoiceCount[] {
  const { skill = null, module = null } = filter;
  const place = readLocation(filter.location) ?? null;
  const availability =
    filter.availability === 'all'
      ? null
      : availabilityChoice(availabilityRank(filter.availability));
  const known = module ?? skill;
  const among = (others: readonly (string | null)[]): SlotMarks => {
    const chosen = others.filter((choice) => choice !== null);
    if (chosen.length === 0) return entries;
    const marks = entries.slice();
    for (const choice of chosen) keepIn(marks, memory.postingOf(choiceKey(choice)));
    return marks;
  };
  const count = (lists: readonly ChoiceList[], others: readonly (string | null)[]) =>
    remember(['choices', lists, others], (): ChoiceCount[] => {
      const marks = among(others);
      return memory.choices.all.flatMap(({ list, value, id }) => {
        if (!lists.includes(list) || (list === 'module' && !value.startsWith(`${skill}.`)))
          return [];
        const left = memory.postingAt(id).countIn(marks);
        return left === 0 ? [] : [{ list, value, entries: left }];
      });
    });
  const availabilities = remember(['availability', known, place], (): ChoiceCount[] => {
    const marks = among([known, place]);
    return availabilitiesByRank.flatMap((_, rank): ChoiceCount[] => {
      const left = memory.postingOf(choiceKey(availabilityChoice(rank)))?.countIn(marks) ?? 0;
      return left === 0 ? [] : [{ list: 'availability', value: String(rank), entries: left }];
    });
  });
  const counts = [
    ...count(['skill'], [place, availability]),
    // Of the chosen skill alone: without one there are none.
    ...(skill === null ? [] : count(['module'], [skill, place, availability])),
    ...count(['place', 'city'], [known, availability]),
  ];
  return [...counts.sort(byEntries), ...availabilities];
}

/** Leaves marked what is in the posting; nothing where there is none. */
function keepIn(marks: SlotMarks, posting: Posting | undefined): void {
  const kept = posting?.ownMarks;
  keepMarked(marks, kept ?? inPosting(posting).marks(marks.length * 32));
}

const byEntries = (one: ChoiceCount, other: ChoiceCount): number =>
  other.entries - one.entries || (one.value < other.value ? -1 : 1);
