import { isModuleId, moduleById } from '#catalogue/modules.ts';
import { nameOfSkill } from '#catalogue/skills.ts';
import type { OwnProfile } from '#features/profiles/consultants/contract/own-profile.ts';

/** What of a profile texts are made of. */
export type TriedProfile = Pick<OwnProfile, 'primarySkills' | 'skillModules' | 'workArrangement'>;

/** At most so many. */
const mostTries = 3;

/** Texts that a consultant may search projects by first: what they list, and the way they work. */
export function triesOf({ skillModules, primarySkills, workArrangement }: TriedProfile): string[] {
  const modules = skillModules.filter(isModuleId).map((id) => moduleById(id).name);
  const [first = '', ...others] = [...modules, ...primarySkills.map(nameOfSkill)];
  const isRemote = workArrangement === 'remote' || workArrangement === 'both';
  const all = [first && isRemote ? `${first}, remote` : first, ...others];
  return all.filter((text) => text !== '').slice(0, mostTries);
}
