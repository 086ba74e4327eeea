import { availabilitiesByRank } from './ranks.ts';

/** What a consultant is counted by. */
export interface Counted {
  skills: readonly string[];
  modules: readonly string[];
  places: readonly string[];
  /** By rank. */
  availability: number;
}

/** How many consultants there are of one kind; '' stands for any skill, module or place. */
export interface CountCell {
  skill: string;
  module: string;
  place: string;
  available: number;
  busy: number;
  unavailable: number;
}

/**
 * By how much each count changes when these entries are added and those removed; sorted, so that every transaction
 * changes them in one order.
 */
export function countCells(added: readonly Counted[], removed: readonly Counted[]): CountCell[] {
  const cells = new Map<string, CountCell>();
  const count = (people: readonly Counted[], step: 1 | -1): void => {
    for (const person of people) {
      const availability = availabilitiesByRank[person.availability] ?? 'unavailable';
      for (const kind of kindsOf(person)) {
        const key = `${kind.skill} ${kind.module} ${kind.place}`;
        const cell = cells.get(key) ?? { ...kind, available: 0, busy: 0, unavailable: 0 };
        cell[availability] += step;
        cells.set(key, cell);
      }
    }
  };
  count(added, 1);
  count(removed, -1);
  return [...cells]
    .filter(([, { available, busy, unavailable }]) => available || busy || unavailable)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, cell]) => cell);
}

/** Every kind that a person belongs to: any skill, each skill, and each module with its skill, here and anywhere. */
function kindsOf({ skills, modules, places }: Counted) {
  const knowledge = [
    { skill: '', module: '' },
    ...skills.map((skill) => ({ skill, module: '' })),
    ...modules.map((module) => ({ skill: productOf(module), module })),
  ];
  return ['', ...places].flatMap((place) => knowledge.map((kind) => ({ ...kind, place })));
}

/** A module's id begins with its product's. */
const productOf = (module: string): string => module.slice(0, module.indexOf('.'));
