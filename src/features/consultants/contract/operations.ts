import { z } from 'zod';
import { operation } from '#access/operation.ts';
import { availabilities } from '#catalogue/enumerations/availability.ts';
import { countries } from '#catalogue/enumerations/places.ts';
import { workArrangements } from '#catalogue/enumerations/work-arrangement.ts';
import { skillIds } from '#catalogue/skills.ts';
import { codeRefusals } from '#features/referrals/rules.ts';
import { invalidCursor, pageInputShape, pageOf } from '#lib/api/pagination.ts';
import { consultantProfileSchema } from '../rules/profile-form.ts';
import { listedProfileContract } from './listed-profile.ts';
import { ownProfileSchema } from './own-profile.ts';
import { photoContract } from './photo.ts';
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
