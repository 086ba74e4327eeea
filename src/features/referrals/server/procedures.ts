import { readPageRequest } from '#lib/api/cursor.ts';
import { actors } from '#server/actors.ts';
import { referralsContract } from '../contract.ts';
import { createCode } from './commands/create-code.ts';
import { getReferralFigures, listReferrals } from './queries.ts';
import { viewReferral, viewReferralSummary } from './views.ts';

const { asConsultant } = actors(referralsContract);

export const referralsProcedures = {
  getOwn: asConsultant.getOwn.handler(async ({ context }) =>
    viewReferralSummary(await getReferralFigures(context.db, context.consultant)),
  ),

  listOwn: asConsultant.listOwn.handler(async ({ context, input, errors }) => {
    const page = readPageRequest(input);
    if (!page) throw errors.INVALID_CURSOR();
    const { items, nextCursor } = await listReferrals(context.db, context.consultant, page);
    return { items: items.map(viewReferral), nextCursor };
  }),

  createCode: asConsultant.createCode.handler(({ context }) =>
    context.write((tx) => createCode(tx, context, context.consultant)),
  ),
};
