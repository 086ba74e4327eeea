import type { CorrespondentViewer } from '#access/viewer.ts';
import type { Tx } from '#db/client.ts';
import { changeOwnDeal } from '#features/hiring/applications/server/commands/change-own-deal.ts';
import { findDealParties } from '#features/hiring/applications/server/queries/deal-parties.ts';
import { getDealState } from '#features/hiring/applications/server/queries/deal-state.ts';
import {
  findOwnSide,
  type OwnSide,
} from '#features/hiring/applications/server/queries/own-side.ts';
import { implementOperations } from '#server/implement-operations.ts';
import type { RequestContext } from '#server/request-context.ts';
import { timeSheetsContract } from '../contract.ts';
import type { WeekId } from '../ids.ts';
import { decideWeek } from './commands/decide-week.ts';
import { saveWeek } from './commands/save-week.ts';
import { setSheet } from './commands/set-sheet.ts';
import { submitWeek } from './commands/submit-week.ts';
import { readDealSheet } from './queries/deal-sheet.ts';
import { findSheet, findWeek } from './queries/time-sheets.ts';
import { isShownTo, viewWeek } from './views.ts';

const operations = implementOperations(timeSheetsContract);

export const timeSheetsProcedures = {
  get: operations.get.handler(async ({ context, input: { applicationId }, errors }) => {
    const { db, correspondent, clock } = context;
    if (!(await findOwnSide(db, correspondent, applicationId))) {
      throw errors.APPLICATION_NOT_FOUND();
    }
    return readDealSheet(db, correspondent, { applicationId, now: clock.now() });
  }),

  set: operations.set.handler(async ({ context, input, errors }) => {
    const { applicationId, ...sheet } = input;
    const { refused } = await changeOwnDeal(context, context.client, applicationId, (tx, own) =>
      setSheet(tx, context, own, { ...sheet, by: context.client.userId }),
    );
    if (refused) throw errors[refused]();
    return {};
  }),

  saveWeek: operations.saveWeek.handler(async ({ context, input, errors }) => {
    const { applicationId, ...week } = input;
    const { refused } = await changeOwnDeal(context, context.consultant, applicationId, (tx, own) =>
      saveWeek(tx, context, own, { ...week, by: context.consultant.userId }),
    );
    if (refused) throw errors[refused]();
    return {};
  }),

  getWeek: operations.getWeek.handler(async ({ context, input: { weekId }, errors }) => {
    const { db, correspondent: viewer } = context;
    const week = await findWeek(db, weekId);
    const own = week && (await findOwnSide(db, viewer, week.application_id));
    const sheet = week && (await findSheet(db, week.application_id));
    if (!own || !sheet || !isShownTo(viewer, week)) throw errors.WEEK_NOT_FOUND();
    const { status } = await getDealState(db, own.id);
    return {
      ...{ applicationId: own.id, side: own.side, unit: sheet.unit },
      ...(await findDealParties(db, own.id)),
      week: viewWeek(week, { viewer, unit: sheet.unit, isAccepted: status === 'accepted' }),
    };
  }),

  submit: operations.submit.handler(async ({ context, input: { weekId }, errors }) => {
    const { refused } = await onWeek(context, context.consultant, weekId, (tx, own) =>
      submitWeek(tx, context, own, weekId),
    );
    if (refused) throw errors[refused]();
    return {};
  }),

  approve: operations.approve.handler(async ({ context, input, errors }) => {
    const { weekId, submittedAt } = input;
    const by = context.client.userId;
    const { refused } = await onWeek(context, context.client, weekId, (tx, own) =>
      decideWeek(tx, context, own, weekId, { by, submittedAt, reason: null }),
    );
    if (refused) throw errors[refused]();
    return {};
  }),

  return: operations.return.handler(async ({ context, input, errors }) => {
    const { weekId, ...decision } = input;
    const { refused } = await onWeek(context, context.client, weekId, (tx, own) =>
      decideWeek(tx, context, own, weekId, { by: context.client.userId, ...decision }),
    );
    if (refused) throw errors[refused]();
    return {};
  }),
};

/** Runs a change of a week for a side of its deal; a foreign week is as absent as one that never was. */
function onWeek<Outcome extends { refused: string | null }>(
  { write }: RequestContext,
  viewer: CorrespondentViewer,
  weekId: WeekId,
  change: (tx: Tx, own: OwnSide) => Promise<Outcome>,
) {
  return write(async (tx): Promise<Outcome | { refused: 'WEEK_NOT_FOUND' }> => {
    const week = await findWeek(tx, weekId);
    const own =
      week && isShownTo(viewer, week) && (await findOwnSide(tx, viewer, week.application_id));
    return own ? change(tx, own) : { refused: 'WEEK_NOT_FOUND' };
  });
}
