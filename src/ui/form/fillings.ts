import { listOfAll } from '#lib/word-list.ts';
import type { FilledBadge } from './filled-fields.ts';

/** What was filled into a field, or into a list as one of its entries. */
export interface Filling {
  name: string;
  value: unknown;
  /** A place in a file, or words of a text, each separately. */
  sources: readonly string[];
  /** The service that has suggested it, where it is not what the sources say themselves. */
  suggestedBy?: string;
  /** The value is one entry of the field's list, marked and taken back apart from the others. */
  isEntry?: boolean;
  /** What stood in the field before. */
  before?: unknown;
}

export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const entriesOf = (held: unknown): readonly unknown[] => (Array.isArray(held) ? held : []);

/** Whether a field with this value still has its filled-in value. */
export function stands({ value, isEntry }: Filling, held: unknown): boolean {
  return isEntry ? entriesOf(held).some((each) => isSame(each, value)) : isSame(held, value);
}

/** The value of the field once this is filled into it. */
export const filledWith = ({ value, isEntry }: Filling, held: unknown): unknown =>
  isEntry ? [...entriesOf(held), value] : value;

/** The value of the field once this is undone: all other items of a list stay. */
export const withoutIt = ({ value, before, isEntry }: Filling, held: unknown): unknown =>
  isEntry ? entriesOf(held).filter((each) => !isSame(each, value)) : before;

/** The valid fillings and the new ones. A field that was filled twice reverts to its first value. */
export function withFillings(all: readonly Filling[], more: readonly Filling[]): Filling[] {
  const isOneField = (one: Filling, other: Filling) =>
    one.name === other.name && (one.isEntry ? isSame(one.value, other.value) : true);
  return [
    ...all.filter((each) => !more.some((other) => isOneField(other, each))),
    ...more.map((each) => {
      const earlier = all.find((other) => isOneField(each, other));
      return earlier ? { ...each, before: earlier.before } : each;
    }),
  ];
}

/** Where these came from, as it stands after "From". */
export const joinedSources = (fillings: readonly Filling[]): string =>
  listOfAll(new Set(fillings.flatMap(({ sources }) => sources)));

/** A mark for each field, with everything that its value came from. */
export function cookiesOf(
  fillings: readonly Filling[],
  takeBack: (fillings: readonly Filling[]) => void,
): ReadonlyMap<string, FilledBadge> {
  const marks = new Map<string, FilledBadge>();
  for (const name of new Set(fillings.map((each) => each.name))) {
    const own = fillings.filter((each) => each.name === name);
    marks.set(name, { source: joinedSources(own), onTakeBack: () => takeBack(own) });
  }
  return marks;
}
