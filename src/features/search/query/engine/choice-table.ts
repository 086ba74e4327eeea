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
  private readonly all: Choice[] = [];
  private readonly ids = new Map<string, number>();
  private readonly newId: (choice: string) => number;
  private readonly sizeOf: (id: number) => number;
  private lists: Readonly<Partial<Record<ChoiceList, Choice[]>>> | null = null;

  /** `newId` gives a choice its number, `sizeOf` tells how many versions have it. */
  constructor(newId: (choice: string) => number, sizeOf: (id: number) => number) {
    this.newId = newId;
    this.sizeOf = sizeOf;
  }

  /** The choices of a list, those that most versions have first. */
  of(list: ChoiceList): readonly Choice[] {
    this.lists ??= this.sorted();
    return this.lists[list] ?? [];
  }

  /** The numbers of what a new version has of each list. */
  *idsOf({
    skills,
    modules,
    places,
  }: Readonly<Record<'skills' | 'modules' | 'places', readonly string[]>>): Generator<number> {
    this.lists = null;
    for (const skill of skills) yield this.idOf('skill', skill);
    for (const module of modules) yield this.idOf('module', module);
    for (const place of places) yield this.idOf(listOfPlace(place), place);
  }

  private sorted(): Partial<Record<ChoiceList, Choice[]>> {
    // In its own place: after a change nearly all stand where they stood.
    this.all.sort((one, other) => this.sizeOf(other.id) - this.sizeOf(one.id));
    return Object.groupBy(this.all, ({ list }) => list);
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
