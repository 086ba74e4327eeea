import { actors } from '#features/accounts/server/actors.ts';
import { readPageRequest } from '#lib/api/cursor.ts';
import { refuseField } from '#lib/api/refuse-field.ts';
import { consultantsContract } from '../contract.ts';
import { parsePhoneNumber } from '../rules/phone-number.ts';
import { invalidPhoneNumber } from '../rules.ts';
import { saveProfile } from './commands.ts';
import { findProfile, getProfile, listListedConsultants } from './queries.ts';
import { viewOwnProfile, viewPublicCard } from './views.ts';

const { asAnyone, asConsultant } = actors(consultantsContract);

export const consultantsProcedures = {
  listPublicCards: asAnyone.listPublicCards.handler(async ({ context, input, errors }) => {
    const page = readPageRequest(input);
    if (!page) throw errors.INVALID_CURSOR();
    const { items, nextCursor } = await listListedConsultants(
      context.db,
      context.clock.now(),
      page,
    );
    return { items: items.map(viewPublicCard), nextCursor };
  }),

  getOwnProfile: asConsultant.getOwnProfile.handler(async ({ context }) => {
    const profile = await findProfile(context.db, context.consultant.userId);
    return profile && viewOwnProfile(profile);
  }),

  saveOwnProfile: asConsultant.saveOwnProfile.handler(async ({ context, input }) => {
    const { consultant, db, write } = context;
    const phone =
      parsePhoneNumber(input.phone, input.country) ?? refuseField(['phone'], invalidPhoneNumber);
    const { created } = await write((tx) =>
      saveProfile(tx, context, consultant, { ...input, phone }),
    );
    return { created, profile: viewOwnProfile(await getProfile(db, consultant.userId)) };
  }),
};
