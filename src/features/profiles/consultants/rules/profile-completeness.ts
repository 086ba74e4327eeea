import { isModuleId, isProductId, skillOfModule } from '#catalogue/modules.ts';

/** What of a profile the completeness looks at. */
export interface ProfileContents {
  workArrangement: string | null;
  hasPhoto: boolean;
  showsPhotoToClients: boolean;
  primarySkills: readonly string[];
  skillModules: readonly string[];
  secondarySkills: readonly string[];
  certifications: readonly string[];
  portfolioProjects: readonly unknown[];
  linkedinUrl: string;
}

interface Part {
  id: string;
  /** Of 100, for all parts together. */
  weight: number;
  isThere: (profile: ProfileContents) => boolean;
}

/** Every product among the primary skills has a module, if there is a product at all. */
const hasModulesOfAllProducts = ({ primarySkills, skillModules }: ProfileContents): boolean => {
  const withModules = new Set<string>(skillModules.filter(isModuleId).map(skillOfModule));
  return primarySkills.filter(isProductId).every((product) => withModules.has(product));
};

/**
 * The published weights. What the form demands is always there once a profile has been saved; the rest is weighed by
 * how much it helps a client to decide.
 */
export const profileParts = [
  { id: 'required', weight: 35, isThere: () => true },
  { id: 'portfolio', weight: 15, isThere: (profile) => profile.portfolioProjects.length > 0 },
  { id: 'photo', weight: 10, isThere: ({ hasPhoto }) => hasPhoto },
  { id: 'modules', weight: 10, isThere: hasModulesOfAllProducts },
  { id: 'certifications', weight: 10, isThere: (profile) => profile.certifications.length > 0 },
  {
    id: 'shown-photo',
    weight: 5,
    isThere: ({ hasPhoto, showsPhotoToClients }) => hasPhoto && showsPhotoToClients,
  },
  { id: 'work-arrangement', weight: 5, isThere: (profile) => profile.workArrangement !== null },
  { id: 'secondary-skills', weight: 5, isThere: (profile) => profile.secondarySkills.length > 0 },
  { id: 'linkedin', weight: 5, isThere: (profile) => profile.linkedinUrl !== '' },
] as const satisfies readonly Part[];

export type ProfilePart = (typeof profileParts)[number]['id'];

/** How complete a profile is, in percent, and what is missing, the most worth first. */
export interface Completeness {
  percent: number;
  missing: { part: ProfilePart; weight: number }[];
}

/** Sums up the weights of the parts that are there. */
export function completenessOf(profile: ProfileContents): Completeness {
  const missing = profileParts.filter(({ isThere }) => !isThere(profile));
  const lacking = missing.reduce((sum, { weight }) => sum + weight, 0);
  return {
    percent: 100 - lacking,
    missing: missing.map(({ id, weight }) => ({ part: id, weight })),
  };
}
