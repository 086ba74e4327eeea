import type { ConsultantProfileInput } from '#features/profiles/consultants/rules/profile-form.ts';
import { consultantProfileFields } from './factories.ts';

/** The profile form as a consultant sends it. */
export const profileForm = (
  changes: Partial<ConsultantProfileInput> = {},
): ConsultantProfileInput => ({
  ...consultantProfileFields,
  primarySkills: [...consultantProfileFields.primarySkills],
  skillModules: [...consultantProfileFields.skillModules],
  secondarySkills: [...consultantProfileFields.secondarySkills],
  certifications: [],
  languages: [],
  portfolioProjects: [],
  ...changes,
});
