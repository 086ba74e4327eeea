import type { ModuleId } from '#catalogue/modules.ts';
import type { SkillId } from '#catalogue/skills.ts';

/**
 * What a client types; people of the demo who must be among the first five; and what made-up people must list, or have
 * written, to be right as well.
 */
export type NeedRow = readonly [
  text: string,
  demo: readonly string[],
  lists: readonly (SkillId | ModuleId)[],
  writes?: string,
];
