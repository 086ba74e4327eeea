import { modulesOf, productIds } from '#catalogue/modules.ts';
import { skillIds } from '#catalogue/skills.ts';
import { chanceOf, zipfPicker } from '#db/scale/chance.ts';
import { inventNames, matters } from '#db/scale/words.ts';
import type { SearchFilter } from '#features/search/query/contract.ts';
import { type SearchSort, searchSorts } from '#features/search/query/rules/sorts.ts';

/** A search. */
export interface Question {
  filter: SearchFilter;
  sort: SearchSort;
}

/** Makes the next question of one kind; questions differ as people's do. */
type NextQuestion = () => Question;

const pickSkill = zipfPicker(skillIds, 0.9);
const pickProduct = zipfPicker(productIds, 0.9);
const pickLocation = zipfPicker(
  ['london', 'country:us', 'remote', 'city:berlin-de', 'manchester', 'country:fr', 'city:oslo'],
  0.7,
);
const pickName = zipfPicker(inventNames(20_000, 'companies'));
const pickMatter = zipfPicker(matters, 0.8);
const roles = ['architect', 'developer', 'trainer', 'project manager', 'business analyst'];
const aliases = ['F&O', 'Customer Insights', 'CRM', 'PowerBI', 'Logic Apps', 'X++', 'HR', 'Axapta'];

interface Chances {
  skill(): (typeof skillIds)[number];
  product(): (typeof productIds)[number];
  location(): string;
  name(): string;
  matter(): string;
  one<Item>(items: readonly Item[]): Item;
}

/** Every kind of question, with how often it is asked of a hundred times. */
const kinds: readonly [
  name: string,
  often: number,
  make: (of: Chances) => Partial<SearchFilter>,
][] = [
  ['no filter', 15, () => ({})],
  ['skill', 20, ({ skill }) => ({ skill: skill() })],
  [
    'skill and module',
    10,
    ({ product, one }) => {
      const skill = product();
      return { skill, module: one(modulesOf(skill)).id };
    },
  ],
  [
    'skill, place, availability',
    15,
    ({ skill, location }) => ({
      skill: skill(),
      location: location(),
      availability: 'available',
    }),
  ],
  ['rate and years', 5, () => ({ minRate: 80, maxRate: 120, minExperience: 8 })],
  ['product name', 10, ({ one }) => ({ text: one(aliases) })],
  ['common words', 10, ({ matter }) => ({ text: matter() })],
  ['rare word', 5, ({ name }) => ({ text: name() })],
  [
    'words of several kinds',
    5,
    ({ one, matter }) => ({ text: `${one(aliases)} ${one(roles)} ${matter()}` }),
  ],
  [
    'words, skill, place',
    5,
    ({ matter, skill, location }) => ({ text: matter(), skill: skill(), location: location() }),
  ],
];

/** A maker of questions for each kind: the same ones in every run. */
export function questionMakers(): Record<string, NextQuestion> {
  return Object.fromEntries(
    kinds.map(([name, , make]) => {
      const chance = chanceOf(`questions: ${name}`);
      const chances: Chances = {
        skill: () => pickSkill(chance),
        product: () => pickProduct(chance),
        location: () => pickLocation(chance),
        name: () => pickName(chance),
        matter: () => pickMatter(chance),
        one: (items) => chance.one(items),
      };
      const all: SearchFilter = {
        text: '',
        location: 'all',
        availability: 'all',
        credentials: 'all',
      };
      const next: NextQuestion = () => ({
        filter: { ...all, ...make(chances) },
        sort: chance.one(searchSorts),
      });
      return [name, next];
    }),
  );
}

/** All kinds mixed, each as often as it is asked. */
export function mixedQuestions(): NextQuestion {
  const makers = questionMakers();
  const chance = chanceOf('which question');
  const hundred = kinds.flatMap(([name, often]) => Array.from({ length: often }, () => name));
  return () => {
    const next = makers[chance.one(hundred)];
    if (!next) throw new Error('There is no such question.');
    return next();
  };
}
