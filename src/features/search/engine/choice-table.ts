/** The lists that a consultant can be chosen from. */
export const choiceLists = ['skill', 'module', 'place', 'city'] as const;
export type ChoiceList = (typeof choiceLists)[number];

/** Something that can be chosen, and the number under which those who have it are listed. */
export interface Choice {
  list: ChoiceList;
  value: string;
  id: number;
}

/** All skills, modules and places that anybody has. */
export class ChoiceTable {
  readonly all: Choice[] = [];
  private readonly ids = new Map<string, number>();
  private readonly newId: (choice: string) => number;

  /** `newId` gives a choice its number. */
  constructor(newId: (choice: string) => number) {
    this.newId = newId;
  }

  /** The numbers of what a version has of each list. */
  *idsOf({
    skills,
    modules,
    places,
  }: Readonly<Record<'skills' | 'modules' | 'places', readonly string[]>>): Generator<number> {
    for (const skill of skills) yield this.idOf('skill', skill);
    for (const module of modules) yield this.idOf('module', module);
    for (const place of places) yield this.idOf(listOfPlace(place), place);
  }

  private idOf(list: ChoiceList, value: string): number {
    const known = this.ids.get(value);
    if (known !== undefined) return known;
    const id = this.newId(value);
    this.ids.set(value, id);
    this.all.push({ list, value, id });
    return id;
  }
}

const listOfPlace = (place: string): ChoiceList => (place.startsWith('city:') ? 'city' : 'place');
