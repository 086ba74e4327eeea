import { littleWords } from './everyday-words.ts';
import { isModuleId, modules } from './modules.ts';
import { needs } from './needs/all-needs.ts';
import { isSkillId, otherNamesOf, skills } from './skills.ts';
import { wordsOf } from './text-words.ts';
import { stemOf } from './word-stem.ts';

/** A skill or module that a word has to do with. */
export interface SaidWith {
  kind: 'skill' | 'module';
  id: string;
  /** Between 0 and 1: the more of its names and sayings have the word, the more. */
  share: number;
}

/** Of a word that many have, those with most sayings. */
const mostEntries = 8;
/** A name says as much as so many sayings. */
const nameCounts = 3;
/** So many sayings make a share of a half. */
const halfAt = 2;

let known: ReadonlyMap<string, readonly SaidWith[]> | undefined;

/** The skills and modules in whose names and sayings a word is, those with most of them first. */
export function entriesSaidWith(word: string): readonly SaidWith[] {
  known ??= countWords();
  return known.get(stemOf(word)) ?? [];
}

function countWords(): ReadonlyMap<string, readonly SaidWith[]> {
  const counts = new Map<string, Map<string, number>>();
  const count = (text: string, id: string, times: number): void => {
    for (const { word } of wordsOf(text)) {
      if (littleWords.has(word)) continue;
      const stem = stemOf(word);
      const entries = counts.get(stem) ?? new Map<string, number>();
      counts.set(stem, entries.set(id, (entries.get(id) ?? 0) + times));
    }
  };
  for (const { said, kind, means } of needs) {
    if (kind !== 'foreign') for (const id of means) count(said, id, 1);
  }
  for (const { id, name, aliases } of modules) {
    for (const text of [name, ...aliases]) count(text, id, nameCounts);
  }
  for (const skill of skills) {
    for (const text of [skill.name, ...otherNamesOf(skill)]) count(text, skill.id, nameCounts);
  }
  return new Map([...counts].map(([stem, entries]) => [stem, mostOf(entries)]));
}

const mostOf = (entries: ReadonlyMap<string, number>): SaidWith[] =>
  [...entries]
    .filter(([id]) => isModuleId(id) || isSkillId(id))
    .sort(([one, many], [other, more]) => more - many || (one < other ? -1 : 1))
    .slice(0, mostEntries)
    .map(([id, times]) => ({
      kind: isModuleId(id) ? ('module' as const) : ('skill' as const),
      ...{ id, share: times / (times + halfAt) },
    }));
