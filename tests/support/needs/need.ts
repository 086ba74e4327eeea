import { isModuleId } from '#catalogue/modules.ts';
import { isSkillId } from '#catalogue/skills.ts';
import { demoConsultants } from '#demo/content/all-consultants.ts';
import { type Condition, readCondition } from './conditions.ts';

/*
 * A need is what a client types, with who is right for it. Who is right follows from what profiles say, and was judged
 * by reading them, never by what a search finds:
 *
 * 1. A person who lists what the need is about is right: a skill, primary or secondary, or a module.
 * 2. A person who writes of exactly this work in title, summary, experience or portfolio is right.
 * 3. Where no skill or module is as narrow as the need, those of rule 2 alone are right.
 * 4. Of a need with conditions, those alone are right who keep all of them.
 * 5. A need is out of scope if it is no work with Dynamics 365 or Power Platform. For it no person is right.
 *
 * One need a line: `text | who is right | conditions`. Who is right: ids of skills and modules, `a + b` for people who
 * list both, `@key` for a person of the demo and `"a phrase"` for people who have written it (rule 2); `-` for out of
 * scope. `#` begins a group with its language. Rows went to the two halves in turn.
 */

/** One way to be right for a need. */
type Right =
  | { readonly lists: readonly string[] }
  | { readonly key: string }
  | { readonly writes: string };

export interface Need {
  readonly text: string;
  readonly language: NeedLanguage;
  /** Any of them will do; none where the need is out of scope. */
  readonly right: readonly Right[];
  readonly conditions: readonly Condition[];
}

export const needLanguages = ['en', 'de', 'fr', 'es', 'nl'] as const;
export type NeedLanguage = (typeof needLanguages)[number];

/** What is known of a listed person, to be judged by. */
export interface NeedPerson {
  userId: string;
  /** What the demo calls them; undefined for made-up people. */
  key: string | undefined;
  title: string;
  summary: string;
  experience: string;
  portfolio: string;
  /** Skills and modules. */
  lists: readonly string[];
  city: string;
  country: string;
  workArrangement: string | null;
  rate: number;
  years: number;
  availability: string;
  languages: readonly string[];
}

/** Reads the rows of a half. Throws where a row names what does not exist. */
export function readNeeds(rows: string): Need[] {
  const needs: Need[] = [];
  let language: NeedLanguage = 'en';
  for (const row of rows.split('\n').filter((line) => line !== '')) {
    if (row.startsWith('# ')) {
      language = needLanguages.find((each) => row.startsWith(`# ${each}:`)) ?? fail(row);
      continue;
    }
    const [text = '', right = fail(row), conditions] = row.split(' | ');
    needs.push({
      text,
      language,
      right: right === '-' ? [] : right.split(', ').map(readRight),
      conditions: conditions?.split(', ').map(readCondition) ?? [],
    });
  }
  return needs;
}

/** Whether this person is right for a need. */
export const isRight = (person: NeedPerson, { right, conditions }: Need): boolean =>
  right.some((way) => answers(person, way)) && keepsAll(person, conditions);

/** Whether this person keeps all conditions. */
export const keepsAll = (person: NeedPerson, conditions: readonly Condition[]): boolean =>
  conditions.every((isKeptBy) => isKeptBy(person));

function answers(person: NeedPerson, way: Right): boolean {
  if ('lists' in way) return way.lists.every((id) => person.lists.includes(id));
  if ('key' in way) return person.key === way.key;
  const { title, summary, experience, portfolio } = person;
  return [title, summary, experience, portfolio].join(' ').toLowerCase().includes(way.writes);
}

function readRight(text: string): Right {
  if (text.startsWith('"')) return { writes: text.slice(1, -1) };
  if (text.startsWith('@')) {
    const key = text.slice(1);
    return demoConsultants.some((each) => each.key === key) ? { key } : fail(text);
  }
  const lists = text.split(' + ');
  return lists.every((id) => isSkillId(id) || isModuleId(id)) ? { lists } : fail(text);
}

function fail(text: string): never {
  throw new Error(`This cannot be read in a table of needs: ${text}`);
}
