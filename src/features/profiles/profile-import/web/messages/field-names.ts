import type { DraftFields } from '../../rules/profile-draft.ts';

/**
 * The fields that a file can fill, in the order of the form, with their labels there. A field without a label does not
 * compile.
 */
const labels = {
  firstName: 'First name',
  lastName: 'Last name',
  phone: 'Phone',
  country: 'Country',
  city: 'City',
  timezone: 'Timezone',
  languages: 'Languages',
  title: 'Professional title',
  yearsExperience: 'Years of experience',
  primarySkills: 'Primary skills',
  skillModules: 'Modules',
  secondarySkills: 'Secondary skills',
  certifications: 'Certifications',
  summary: 'Summary',
  experience: 'Experience',
  linkedinUrl: 'LinkedIn',
  websiteUrl: 'Website',
  portfolioProjects: 'Projects',
} as const satisfies Record<keyof DraftFields, string>;

export const fieldNames = Object.entries(labels) as [keyof DraftFields, string][];

/** Required fields that a file may not contain. */
export const requiredFields = [
  ['phone', 'Phone'],
  ['country', 'Country'],
  ['city', 'City'],
  ['timezone', 'Timezone'],
  ['workArrangement', 'How you work'],
  ['title', 'Professional title'],
  ['primarySkills', 'Primary skills'],
  ['summary', 'Summary'],
  ['experience', 'Experience'],
] as const;
