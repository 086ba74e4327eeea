import { indexEntries } from './index-entries.ts';
import { furtherSkillEntries } from './skill-entries/further-skills.ts';
import type { SkillEntry } from './skill-entries/skill-entry.ts';
import { specifiedSkillEntries } from './skill-entries/specified-skills.ts';

const entries = [...specifiedSkillEntries, ...furtherSkillEntries] as const;

/** A primary skill. Consultants choose three to eight of them, and others as secondary skills. */
export type SkillId = (typeof entries)[number]['id'];
export type Skill = SkillEntry & { readonly id: SkillId };

/** One of the 18 primary skills of the specification. */
export type SpecifiedSkillId = (typeof specifiedSkillEntries)[number]['id'];
/** A primary skill that stands beside those of the specification. Projects ask for it by its own name. */
export type FurtherSkillId = (typeof furtherSkillEntries)[number]['id'];

/** The skills of the specification in its order, then the others. */
export const skills: readonly Skill[] = entries;
export const specifiedSkills: readonly (SkillEntry & { readonly id: SpecifiedSkillId })[] =
  specifiedSkillEntries;
export const furtherSkills: readonly (SkillEntry & { readonly id: FurtherSkillId })[] =
  furtherSkillEntries;
export const { ids: skillIds, byId: skillById, has: isSkillId } = indexEntries(skills);
export const { ids: specifiedSkillIds } = indexEntries(specifiedSkills);
export const { has: isFurtherSkillId } = indexEntries(furtherSkills);

/** What a skill is called; an id that the catalogue does not know any more stands for itself. */
export const nameOfSkill = (id: string): string => (isSkillId(id) ? skillById(id).name : id);

/** Other names of a skill: Microsoft's, former ones, short ones and those people use. */
export const otherNamesOf = (skill: SkillEntry): readonly string[] => [
  ...(skill.microsoftName && skill.microsoftName !== skill.name ? [skill.microsoftName] : []),
  ...skill.formerNames,
  ...skill.abbreviations,
  ...skill.aliases,
];
