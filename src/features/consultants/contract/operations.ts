import { z } from 'zod';
import { availabilities } from '#catalogue/enumerations/availability.ts';
import { preferredDurations } from '#catalogue/enumerations/engagement-length.ts';
import { countries, timezones } from '#catalogue/enumerations/places.ts';
import { workArrangements } from '#catalogue/enumerations/work-arrangement.ts';
import { skillIds } from '#catalogue/skills.ts';
import { verifiedCertificationSchema } from '#features/credentials/contract.ts';
import { codeRefusals } from '#features/referrals/rules.ts';
import { operation } from '#lib/api/operation.ts';
import { invalidCursor, pageInputShape, pageOf } from '#lib/api/pagination.ts';
import { consultantProfileSchema } from '../rules/profile-form.ts';
import { listedProfileContract } from './listed-profile.ts';
import { ownPhotoSchema, photoContract } from './photo.ts';
import { citySlugSchema, publicGroupsContract } from './public-groups.ts';

/** A consultant as anyone may see them: initials, never a name. Absent values are empty, never guessed. */
export const publicCardSchema = z.object({
  userId: z.uuid(),
  initials: z.string(),
  /** Where the blurred photo is; null without one. */
  photoUrl: z.string().nullable(),
  title: z.string(),
  city: z.string(),
  country: z.enum(countries.values),
  /** Null where nothing was said of it. */
  workArrangement: z.enum(workArrangements.values).nullable(),
  hourlyRateUsd: z.number().int(),
  availability: z.enum(availabilities.values),
  summary: z.string(),
  yearsExperience: z.number().int(),
  primarySkills: z.array(z.string()),
});
export type PublicCard = z.infer<typeof publicCardSchema>;

/** The profile as its owner sees and edits it. */
export const ownProfileSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  title: z.string(),
  yearsExperience: z.number().int(),
  hourlyRate: z.number().int(),
  country: z.enum(countries.values),
  city: z.string(),
  timezone: z.enum(timezones.values),
  /** Null in a profile that was saved before this was asked. */
  workArrangement: z.enum(workArrangements.values).nullable(),
  primarySkills: z.array(z.string()),
  skillModules: z.array(z.string()),
  secondarySkills: z.array(z.string()),
  certifications: z.array(z.string()),
  verifiedCertifications: z.array(verifiedCertificationSchema),
  availability: z.enum(availabilities.values),
  hoursPerWeek: z.number().int(),
  preferredProjectDuration: z.enum(preferredDurations.values),
  summary: z.string(),
  experience: z.string(),
  portfolioProjects: z.array(z.object({ title: z.string(), description: z.string() })),
  linkedinUrl: z.string(),
  websiteUrl: z.string(),
  photo: ownPhotoSchema.nullable(),
});
export type OwnProfile = z.infer<typeof ownProfileSchema>;

export const consultantsContract = {
  listPublicCards: operation({
    method: 'GET',
    path: '/consultants/public',
    access: 'anyone',
    summary: 'Public consultant cards, newest first: approved and subscribed people, initials only',
    description: 'Of everybody, of one primary skill, of one city, or of both.',
  })
    .input(
      z.strictObject({
        ...pageInputShape,
        skill: z.enum(skillIds).optional(),
        city: citySlugSchema.optional(),
      }),
    )
    .output(pageOf(publicCardSchema))
    .errors(invalidCursor),

  ...publicGroupsContract,

  ...listedProfileContract,

  getOwnProfile: operation({
    method: 'GET',
    path: '/me/consultant-profile',
    access: 'consultant',
    summary: 'The own consultant profile, or null before the form has been saved once',
  }).output(ownProfileSchema.nullable()),

  saveOwnProfile: operation({
    method: 'PUT',
    path: '/me/consultant-profile',
    access: 'consultant',
    summary: 'Save the consultant profile form; the first save creates the profile',
  })
    .input(consultantProfileSchema)
    .output(
      z.object({
        created: z.boolean(),
        /** What became of the referral code; null without one, or when it could not be looked at. */
        referral: z.enum(['applied', ...codeRefusals]).nullable(),
        profile: ownProfileSchema,
      }),
    ),

  ...photoContract,
};
