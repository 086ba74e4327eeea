import {
  type ExtraSkillId,
  extraSkillById,
  extraSkillIds,
  isExtraSkillId,
} from './extra-skills.ts';
import { isModuleId, type ModuleId, moduleById, moduleIds } from './modules.ts';

/** What a project may ask for: modules and extra skills, mixed. */
export type RequirementId = ModuleId | ExtraSkillId;

export const requirementIds: readonly RequirementId[] = [...moduleIds, ...extraSkillIds];

/** Whether this string is a module or an extra skill of the catalogue. */
export function isRequirementId(value: string): value is RequirementId {
  return isModuleId(value) || isExtraSkillId(value);
}

/** The name a project's requirement is shown under. */
export function nameOfRequirement(id: RequirementId): string {
  return isModuleId(id) ? moduleById(id).name : extraSkillById(id).name;
}

/** Placeholder for a project's modules when its client does not know them. It is not a module. */
export const notSure = 'not-sure';
/** What a client chooses as the modules of a project. */
export type ModuleChoice = ModuleId | typeof notSure;
export const moduleChoices: readonly ModuleChoice[] = [...moduleIds, notSure];

/** Whether this string can stand among the modules of a project. */
export const isModuleChoice = (value: string): value is ModuleChoice =>
  value === notSure || isModuleId(value);
