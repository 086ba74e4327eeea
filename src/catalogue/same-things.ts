import type { ModuleId } from './modules.ts';
import type { SkillId } from './skills.ts';

/** Parts of Power Platform that the catalogue has twice: as a skill, and as a module of the specification. */
const pairs: readonly { readonly skill: SkillId; readonly module: ModuleId }[] = [
  { skill: 'dataverse', module: 'power-platform.dataverse' },
  { skill: 'power-pages', module: 'power-platform.power-pages' },
  { skill: 'copilot-studio', module: 'power-platform.copilot-studio' },
  { skill: 'ai-builder', module: 'power-platform.ai-builder' },
];

/** The module that is the same thing as this skill; undefined for most skills. */
export const moduleSameAs = (id: string): ModuleId | undefined =>
  pairs.find(({ skill }) => skill === id)?.module;

/** The skill that is the same thing as this module; undefined for most modules. */
export const skillSameAs = (id: string): SkillId | undefined =>
  pairs.find(({ module }) => module === id)?.skill;

/** What a profile lists of skills and modules. */
export interface ListedKnowledge {
  readonly primarySkills: readonly string[];
  readonly secondarySkills: readonly string[];
  readonly modules: readonly string[];
}

/**
 * The same with both entries of what the catalogue has twice. A module belongs to a primary skill, so the skill that is
 * the same thing counts as primary; of a secondary skill the module does not follow.
 */
export function withSameThings(listed: ListedKnowledge): ListedKnowledge {
  const { primarySkills, secondarySkills, modules } = listed;
  return {
    primarySkills: [
      ...new Set([...primarySkills, ...modules.flatMap((id) => skillSameAs(id) ?? [])]),
    ],
    secondarySkills,
    modules: [...new Set([...modules, ...primarySkills.flatMap((id) => moduleSameAs(id) ?? [])])],
  };
}
