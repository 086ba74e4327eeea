import { indexEntries } from './index-entries.ts';
import { type SkillEntry, type SkillId, skills } from './skills.ts';

const productEntries = [
  {
    id: 'business-central',
    name: 'Business Central',
    microsoftName: 'Dynamics 365 Business Central',
    aliases: ['D365 Business Central'],
  },
  {
    id: 'project-operations',
    name: 'Project Operations',
    microsoftName: 'Dynamics 365 Project Operations',
    aliases: ['D365 Project Operations'],
  },
] as const satisfies readonly SkillEntry[];

/**
 * A product that no primary skill covers: consultants list it among their secondary skills, and projects among their
 * extra skills.
 */
export type FurtherProductId = (typeof productEntries)[number]['id'];

/** What a profile can list as a skill: a primary skill, as either kind, or a further product, as a secondary skill. */
export type ProfileSkillId = SkillId | FurtherProductId;
export type ProfileSkill = SkillEntry & { readonly id: ProfileSkillId };

export const furtherProducts: readonly (SkillEntry & { readonly id: FurtherProductId })[] =
  productEntries;
export const profileSkills: readonly ProfileSkill[] = [...skills, ...productEntries];
export const {
  ids: profileSkillIds,
  byId: profileSkillById,
  has: isProfileSkillId,
} = indexEntries(profileSkills);

const furtherIds: readonly string[] = productEntries.map(({ id }) => id);

/** Whether this is a product that no primary skill covers. */
export const isFurtherProductId = (id: string): id is FurtherProductId => furtherIds.includes(id);

/** What a skill is called; an id that the catalogue does not know any more stands for itself. */
export const nameOfSkill = (id: string): string =>
  isProfileSkillId(id) ? profileSkillById(id).name : id;
