import { z } from 'zod';
import { certificationIds } from '#catalogue/certifications.ts';
import { countries, timezones } from '#catalogue/enumerations/places.ts';
import { languageLevels, spokenLanguages } from '#catalogue/enumerations/spoken-languages.ts';
import { moduleIds } from '#catalogue/modules.ts';
import { skillIds } from '#catalogue/skills.ts';
import { leftOutReasons } from './found-profile.ts';
import { placeSchema } from './place.ts';

/** A value for a field, where in the file it was read, and, for what a word stands for, the words. */
const filled = <Value extends z.ZodType>(value: Value) =>
  z
    .object({ value, places: z.array(placeSchema).min(1), words: z.array(z.string()) })
    .exactOptional();

/**
 * What of the profile form a file can fill, with ids of the catalogue only. Rates are not among it: a file says nothing
 * of them.
 */
const draftFieldsSchema = z.object({
  firstName: filled(z.string()),
  lastName: filled(z.string()),
  phone: filled(z.string()),
  title: filled(z.string()),
  yearsExperience: filled(z.number().int()),
  country: filled(z.enum(countries.values)),
  city: filled(z.string()),
  timezone: filled(z.enum(timezones.values)),
  /** Without a level where the file says none. */
  languages: filled(
    z.array(
      z.object({
        language: z.enum(spokenLanguages.values),
        level: z.enum(languageLevels.values).or(z.literal('')),
      }),
    ),
  ),
  primarySkills: filled(z.array(z.enum(skillIds))),
  skillModules: filled(z.array(z.enum(moduleIds))),
  secondarySkills: filled(z.array(z.enum(skillIds))),
  certifications: filled(z.array(z.enum(certificationIds))),
  summary: filled(z.string()),
  experience: filled(z.string()),
  portfolioProjects: filled(z.array(z.object({ title: z.string(), description: z.string() }))),
  linkedinUrl: filled(z.string()),
  websiteUrl: filled(z.string()),
});
export type DraftFields = z.infer<typeof draftFieldsSchema>;

/** The formats that are read. */
const importFormats = ['linkedin', 'json-resume', 'pdf', 'word'] as const;

/** What a file says of a person, as a draft of the profile form, and what was found and is not taken over. */
export const profileDraftSchema = z.object({
  format: z.enum(importFormats),
  fields: draftFieldsSchema,
  leftOut: z.array(
    z.object({ what: z.string(), reason: z.enum(leftOutReasons), place: placeSchema }),
  ),
});
export type ProfileDraft = z.infer<typeof profileDraftSchema>;
