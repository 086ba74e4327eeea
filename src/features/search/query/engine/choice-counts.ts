import type { SearchFilter } from '../contract.ts';
import { readLocation } from '../rules/places.ts';
import { availabilitiesByRank, availabilityRank } from '../rules/ranks.ts';
import { BestSlots } from './best-slots.ts';
import { availabilityChoice, choiceKey } from './choice-keys.ts';
import type { Choice, ChoiceList } from './choice-table.ts';
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
 * Counts, for each list of choices, those of these entries that match the choices of a filter in the other lists. List
 * by list, the most frequent first, and `mostCities` cities. What a list counts does not depend on its own choice:
 * `remember` is asked for each by what it depends on.
 */
export function countChoicesOf(
  memory: EntryMemory,
  entries: SlotMarks,
  filter: ChosenFilter,
  { mostCities, remember = (_, answer) => answer() }: { mostCities: number; remember?: Remember },
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
  const count = (
    list: ChoiceList,
    others: readonly (string | null)[],
    { most = Number.POSITIVE_INFINITY, begin = '' } = {},
  ): ChoiceCount[] =>
    remember(['choices', list, others], () => {
      const choices = memory.choices.of(list).filter(({ value }) => value.startsWith(begin));
      return mostFrequent(memory, choices, among(others), most);
    });
  const availabilities = remember(['availability', known, place], (): ChoiceCount[] => {
    const marks = among([known, place]);
    return availabilitiesByRank.flatMap((_, rank): ChoiceCount[] => {
      const left = memory.postingOf(choiceKey(availabilityChoice(rank)))?.countIn(marks) ?? 0;
      return left === 0 ? [] : [{ list: 'availability', value: String(rank), entries: left }];
    });
  });
  return [
    ...count('skill', [place, availability]),
    // Of the chosen skill alone: without one there are none.
    ...(skill ? count('module', [skill, place, availability], { begin: `${skill}.` }) : []),
    ...count('place', [known, availability]),
    ...count('city', [known, availability], { most: mostCities }),
    ...availabilities,
  ];
}

/** The choices that most of the marked entries have, of those that any has; they come by how many have them at all. */
function mostFrequent(
  memory: EntryMemory,
  choices: readonly Choice[],
  marks: SlotMarks,
  most: number,
): ChoiceCount[] {
  const nameAt = (index: number): string => choices[index]?.value ?? '';
  const best = new BestSlots(most, (one, other) => nameAt(one) < nameAt(other));
  for (const [index, { id }] of choices.entries()) {
    const posting = memory.postingAt(id);
    // No more are marked than there are: nor of those that come later.
    // Stryker disable next-line all: it finds the same without.
    if (posting.size < best.lowest) break;
    const left = posting.countIn(marks);
    if (left > 0) best.offer(index, left);
  }
  return best.all.flatMap(({ slot, rank }) => {
    const choice = choices[slot];
    return choice ? [{ list: choice.list, value: choice.value, entries: rank }] : [];
  });
}

/** Leaves marked what is in the posting; nothing where there is none. */
function keepIn(marks: SlotMarks, posting: Posting | undefined): void {
  const kept = posting?.ownMarks;
  keepMarked(marks, kept ?? inPosting(posting).marks(marks.length * 32));
}
