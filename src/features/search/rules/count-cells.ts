/** What a consultant is counted by. */
export interface Counted {
  skills: readonly string[];
  modules: readonly string[];
  places: readonly string[];
  availability: number;
}

/** How many consultants there are of one kind; '' stands for any skill, module or place. */
export interface CountCell {
  skill: string;
  module: string;
  place: string;
  availability: number;
  consultants: number;
}

/** By how much each count changes when these consultants come and those go; sorted, so that all change them in one order. */
export function countCells(come: readonly Counted[], go: readonly Counted[]): CountCell[] {
  const cells = new Map<string, CountCell>();
  const count = (people: readonly Counted[], step: 1 | -1): void => {
    for (const cell of people.flatMap(cellsOf)) {
      const key = Object.values(cell).join('|');
      const known = cells.get(key) ?? { ...cell, consultants: 0 };
      cells.set(key, { ...known, consultants: known.consultants + step });
    }
  };
  count(come, 1);
  count(go, -1);
  return [...cells]
    .filter(([, { consultants }]) => consultants !== 0)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, cell]) => cell);
}

/** Every kind that somebody is of: any skill, each skill, and each module with its skill, here and anywhere. */
function cellsOf({ skills, modules, places, availability }: Counted) {
  const knowledge = [
    { skill: '', module: '' },
    ...skills.map((skill) => ({ skill, module: '' })),
    ...modules.map((module) => ({ skill: productOf(module), module })),
  ];
  return ['', ...places].flatMap((place) =>
    knowledge.map(({ skill, module }) => ({ skill, module, place, availability })),
  );
}

/** A module's id begins with its product's. */
const productOf = (module: string): string => module.slice(0, module.indexOf('.'));
