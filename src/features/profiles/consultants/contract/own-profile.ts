import { z } from 'zod';
import { availabilities } from '#catalogue/enumerations/availability.ts';
import { preferredDurations } from '#catalogue/enumerations/engagement-length.ts';
import { countries, timezones } from '#catalogue/enumerations/places.ts';
import { workArrangements } from '#catalogue/enumerations/work-arrangement.ts';
import { verifiedCertificationSchema } from '#features/profiles/credentials/contract.ts';
import { ownPhotoSchema } from '#features/profiles/photos/contract.ts';
import { ratingShape } from '#features/profiles/ratings/contract.ts';
import { spokenLanguagesSchema } from './consultant-card.ts';

/** The profile as its owner sees and edits it. */
export const ownProfileSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** E.164. */
  phone: z.string(),
  /** The same as people of the profile's country write it. */
  phoneText: z.string(),
  title: z.string(),
  yearsExperience: z.number().int(),
  hourlyRate: z.number().int(),
  country: z.enum(countries.values),
  city: z.string(),
  timezone: z.enum(timezones.values),
  /** Null in a profile that was saved before this was asked. */
  workArrangement: z.enum(workArrangements.values).nullable(),
  languages: spokenLanguagesSchema,
  primarySkills: z.array(z.string()),
  skillModules: z.array(z.string()),
  secondarySkills: z.array(z.string()),
  certifications: z.array(z.string()),
  verifiedCertifications: z.array(verifiedCertificationSchema),
  availability: z.enum(availabilities.values),
  /** The day that they have named, also once it has come. */
  availableFrom: z.iso.date().nullable(),
  /** The same as clients read it: null from that day on. */
  shownAvailableFrom: z.iso.date().nullable(),
  hoursPerWeek: z.number().int(),
  preferredProjectDuration: z.enum(preferredDurations.values),
  summary: z.string(),
  experience: z.string(),
  portfolioProjects: z.array(z.object({ title: z.string(), description: z.string() })),
  linkedinUrl: z.string(),
  websiteUrl: z.string(),
  ...ratingShape,
  photo: ownPhotoSchema.nullable(),
  /** Approved clients see the photo sharp. */
  showsPhotoToClients: z.boolean(),
});
export type OwnProfile = z.infer<typeof ownProfileSchema>;
