import { findTerms } from '#catalogue/find-terms.ts';
import { isModuleId, skillOfModule } from '#catalogue/modules.ts';
import { isRequirementId, nameOfRequirement } from '#catalogue/project-requirements.ts';
import { isSkillId } from '#catalogue/skills.ts';
import type { ProjectNeed } from '#features/profiles/matching/rules/match-score.ts';
import { termOf, writtenWord } from '#features/search/query/rules/search-entry.ts';
import {
  prefixOfLevel,
  type TextLevel,
  textLevels,
} from '#features/search/query/rules/text-levels.ts';

/** What of a project is searched. */
export interface SearchedProject {
  title: string;
  description: string;
  /** As the client chose them; none where they were not sure. */
  modules: readonly string[];
  extra_skills: readonly string[];
  /** The same, or what the project's own words name and mean. */
  need: ProjectNeed;
}

/** The words of a project by the places they stand in: `top` is what is asked for. */
export const textsOf = ({ title, description, ...chosen }: SearchedProject): string[] => [
  title,
  chosenIn(chosen).filter(isRequirementId).map(nameOfRequirement).join('\n'),
  description,
];

const chosenIn = ({
  modules,
  extra_skills: extraSkills,
}: Pick<SearchedProject, 'modules' | 'extra_skills'>): string[] => [...modules, ...extraSkills];

/**
 * The keys by which a project is found, with the stems of its texts: title, then what is asked for, then the rest. What
 * its own words mean counts as the rest does.
 */
export function keysOf(
  { title, need, ...chosen }: SearchedProject,
  [inTitle = [], inNames = [], inDescription = []]: readonly (readonly string[])[],
): string[] {
  const asked = chosenIn(chosen);
  const terms = asked.flatMap(termsOf);
  const titled = findTerms(title).flatMap(({ id }) => termsOf(id));
  const meant = need.words.flatMap(({ keys }) =>
    keys.filter((key) => key.startsWith('@')).map((key) => key.slice(1)),
  );
  const levels: Readonly<Record<TextLevel, readonly string[]>> = {
    title: [...inTitle, ...titled.filter((term) => terms.includes(term))],
    top: [...inNames, ...terms],
    upper: [
      ...inDescription,
      ...asked.filter(isModuleId).map((id) => termOf('skill', skillOfModule(id))),
      ...[...need.modules, ...need.extraSkills, ...meant].flatMap(termsOf),
    ],
    all: [
      ...need.words.flatMap(({ keys }) => keys.map(writtenWord)),
      ...asked.map((id) => writtenWord(`@${id}`)),
    ],
  };
  // What stands in one place is in all wider ones, too.
  return textLevels.flatMap((level, place) =>
    textLevels
      .slice(place)
      .flatMap((wider) => levels[level].map((key) => prefixOfLevel[wider] + key)),
  );
}

const termsOf = (id: string): string[] => [
  ...(isModuleId(id) ? [termOf('module', id)] : []),
  ...(isSkillId(id) ? [termOf('skill', id)] : []),
];
