import { readPageRequest } from '#lib/api/cursor.ts';
import { implementOperations } from '#server/implement-operations.ts';
import { referralsContract } from '../contract.ts';
import { createCode } from './commands/create-code.ts';
import { getReferralFigures, listReferrals } from './queries.ts';
import { viewReferral, viewReferralSummary } from './views.ts';

const operations = implementOperations(referralsContract);

export const referralsProcedures = {
  getOwn: operations.getOwn.handler(async ({ context }) =>
    viewReferralSummary(await getReferralFigures(context.db, context.consultant)),
  ),

  listOwn: operations.listOwn.handler(async ({ context, input, errors }) => {
    const page = readPageRequest(input);
    if (!page) throw errors.INVALID_CURSOR();
    const { items, nextCursor } = await listReferrals(context.db, context.consultant, page);
    return { items: items.map(viewReferral), nextCursor };
  }),

  createCode: operations.createCode.handler(({ context }) =>
    context.write((tx) => createCode(tx, context, context.consultant)),
  ),
};
