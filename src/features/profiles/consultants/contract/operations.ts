import { z } from 'zod';
import { operation } from '#access/operation.ts';
import { codeRefusals } from '#features/billing/referrals/rules/codes.ts';
import { consultantProfileSchema } from '../rules/profile-form.ts';
import { listedProfileContract } from './listed-profile.ts';
import { ownProfileSchema } from './own-profile.ts';

export const consultantsContract = {
  ...listedProfileContract,

  getOwnProfile: operation({
    method: 'GET',
    path: '/me/consultant-profile',
    access: 'consultant',
    programs: true,
    summary: 'The own consultant profile, or null before the form has been saved once',
  }).output(ownProfileSchema.nullable()),

  saveOwnProfile: operation({
    method: 'PUT',
    path: '/me/consultant-profile',
    access: 'consultant',
    programs: true,
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

  choosePhotoVisibility: operation({
    method: 'PUT',
    path: '/me/consultant-profile/photo-visibility',
    access: 'consultant',
    summary: 'Choose whether approved clients see the own photo sharp',
    description:
      'Without this choice they see it blurred until they accept the consultant. It holds for every photo of the profile, and can be changed at any time.',
  })
    .input(z.strictObject({ showsPhotoToClients: z.boolean() }))
    .output(ownProfileSchema)
    .errors({ NO_PROFILE: { status: 404, message: 'There is no profile yet.' } }),
};
