import { tryToApplyCode } from '#features/billing/referrals/server/commands/apply-code.ts';
import { verifiedCertificationsOf } from '#features/profiles/credentials/server/queries/verified-certifications.ts';
import type { ReachServices } from '#features/profiles/reach/server/commands/reach-counter.ts';
import { refuseField } from '#lib/api/refuse-field.ts';
import { implementOperations } from '#server/implement-operations.ts';
import type { RequestContext } from '#server/request-context.ts';
import { consultantsContract } from '../contract/operations.ts';
import { dayHasPassed } from '../rules/available-from.ts';
import { parsePhoneNumber } from '../rules/phone-number.ts';
import { invalidPhoneNumber, photoGone } from '../rules/profile-form.ts';
import { choosePhotoVisibility } from './commands/choose-photo-visibility.ts';
import { saveProfile } from './commands/save-profile.ts';
import { findListedProfiles } from './queries/listed-profile.ts';
import { type ConsultantProfileRow, findProfile, getProfile } from './queries/profile-rows.ts';
import { viewListedProfile } from './views/listed-profile.ts';
import { viewOwnProfile } from './views/own-profile.ts';

const operations = implementOperations<typeof consultantsContract, ReachServices>(
  consultantsContract,
);

export const consultantsProcedures = {
  getConsultant: operations.getConsultant.handler(async ({ context, input, errors }) => {
    const { db, clock, isDemo } = context;
    const at = { now: clock.now(), isDemo };
    const [consultant] = await findListedProfiles(db, at, [input.consultantId]);
    if (!consultant) throw errors.CONSULTANT_NOT_FOUND();
    const verified = await verifiedCertificationsOf(db, consultant.user_id, at.now);
    return viewListedProfile({ ...consultant, verified }, at.now);
  }),

  recordView: operations.recordView.handler(async ({ context, input, errors }) => {
    const { db, clock, isDemo, client, reach } = context;
    const at = { now: clock.now(), isDemo };
    const [consultant] = await findListedProfiles(db, at, [input.consultantId]);
    if (!consultant) throw errors.CONSULTANT_NOT_FOUND();
    reach.countView(client, consultant.user_id);
    return { received: true };
  }),

  getOwnProfile: operations.getOwnProfile.handler(async ({ context }) => {
    const profile = await findProfile(context.db, context.consultant.userId);
    return profile && viewOwn(context, profile);
  }),

  saveOwnProfile: operations.saveOwnProfile.handler(async ({ context, input }) => {
    const { consultant, db, write } = context;
    const phone =
      parsePhoneNumber(input.phone, input.country) ?? refuseField(['phone'], invalidPhoneNumber);
    const { referralCode, ...fields } = input;
    const outcome = await write(async (tx) => {
      const saved = await saveProfile(tx, context, consultant, { ...fields, phone });
      if (saved.refused !== null) return saved;
      const referral = referralCode
        ? await tryToApplyCode(tx, context, consultant, referralCode)
        : null;
      return { ...saved, referral };
    });
    if (outcome.refused !== null) {
      return outcome.refused === 'PHOTO_GONE'
        ? refuseField(['photoId'], photoGone)
        : refuseField(['availableFrom'], dayHasPassed);
    }
    const { created, referral } = outcome;
    const profile = await viewOwn(context, await getProfile(db, consultant.userId));
    return { created, referral, profile };
  }),

  choosePhotoVisibility: operations.choosePhotoVisibility.handler(
    async ({ context, input, errors }) => {
      const { consultant, db, write } = context;
      const isStored = await write((tx) =>
        choosePhotoVisibility(tx, context, consultant, input.showsPhotoToClients),
      );
      if (!isStored) throw errors.NO_PROFILE();
      return viewOwn(context, await getProfile(db, consultant.userId));
    },
  ),
};

/** The own profile with what is verified of it now. */
async function viewOwn({ db, clock }: RequestContext, profile: ConsultantProfileRow) {
  const now = clock.now();
  return viewOwnProfile(profile, await verifiedCertificationsOf(db, profile.user_id, now), now);
}
