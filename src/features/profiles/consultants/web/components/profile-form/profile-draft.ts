import { z } from 'zod';
import { languageLevels, spokenLanguages } from '#catalogue/enumerations/spoken-languages.ts';
import { consultantProfileSchema } from '../../../rules/profile-form.ts';
import type { ProfileFormInput } from './profile-form-schema.ts';
import type { ProfileFormStart } from './profile-form-start.ts';

const { shape } = consultantProfileSchema;
const text = z.string().exactOptional();
const amount = z.number().exactOptional();

/** All values of the form but the consent. A field that is missing here does not compile. */
type Drafted = Record<Exclude<keyof ProfileFormInput, 'agreedToTerms'>, z.ZodType>;

/** The form's values half-way: texts and numbers need not be right yet, and anything may be missing. */
const draftSchema = z.object({
  firstName: text,
  lastName: text,
  email: text,
  phone: text,
  title: text,
  yearsExperience: amount,
  hourlyRate: amount,
  country: shape.country.exactOptional(),
  city: text,
  timezone: shape.timezone.exactOptional(),
  workArrangement: shape.workArrangement.unwrap().exactOptional(),
  languages: z
    .array(
      z.object({
        language: z.enum(spokenLanguages.values).or(z.literal('')),
        level: z.enum(languageLevels.values).or(z.literal('')),
      }),
    )
    .exactOptional(),
  primarySkills: z.array(shape.primarySkills.element).exactOptional(),
  skillModules: z.array(shape.skillModules.element).exactOptional(),
  secondarySkills: z.array(shape.secondarySkills.element).exactOptional(),
  certifications: z.array(shape.certifications.element).exactOptional(),
  availability: shape.availability.exactOptional(),
  availableFrom: text,
  hoursPerWeek: amount,
  preferredProjectDuration: shape.preferredProjectDuration.exactOptional(),
  summary: text,
  experience: text,
  portfolioProjects: z
    .array(z.object({ title: z.string(), description: z.string() }))
    .exactOptional(),
  linkedinUrl: text,
  websiteUrl: text,
  showsPhotoToClients: z.boolean().exactOptional(),
  photoId: z.uuid().nullable().exactOptional(),
  referralCode: text,
} satisfies Drafted);

/** What the consultant has changed and not saved yet. */
export type ProfileDraft = z.output<typeof draftSchema>;

/**
 * Writes down what is different from what the form started with; null when nothing is. Only that: where the saved
 * profile changes meanwhile, the rest of it is not undone. Agreeing to the terms is not kept.
 */
export function writeDraft(
  values: { [Name in keyof ProfileFormInput]?: ProfileFormInput[Name] | undefined },
  start: ProfileFormStart,
): string | null {
  const before = new Map<string, unknown>(Object.entries(start));
  const changed = Object.entries(values).filter(
    ([name, value]) =>
      name !== 'agreedToTerms' && JSON.stringify(value) !== JSON.stringify(before.get(name)),
  );
  return changed.length > 0 ? JSON.stringify(Object.fromEntries(changed)) : null;
}

/** Reads a draft; null when there is none, or none that fits the form as it is today. */
export function readDraft(kept: string | null): ProfileDraft | null {
  if (kept === null) return null;
  try {
    return draftSchema.parse(JSON.parse(kept));
  } catch {
    return null;
  }
}
