import { implementOperations } from '#server/implement-operations.ts';
import { callHoursContract } from '../../contract/hours-operations.ts';
import { saveWeek } from '../commands/save-week.ts';
import { findWeek, findWeekOf } from '../queries/weeks.ts';

const operations = implementOperations(callHoursContract);

export const callHoursProcedures = {
  getOwn: operations.getOwn.handler(async ({ context: { db, consultant } }) => ({
    week: await findWeek(db, consultant.userId),
  })),

  saveOwn: operations.saveOwn.handler(async ({ context, input }) => {
    const { db, consultant, write } = context;
    await write((tx) => saveWeek(tx, consultant, input));
    return { week: await findWeek(db, consultant.userId) };
  }),

  get: operations.get.handler(async ({ context, input: { personId }, errors }) => {
    const { db, correspondent, clock, isDemo } = context;
    const found = await findWeekOf(db, { now: clock.now(), isDemo }, correspondent, personId);
    if (!found) throw errors.PERSON_NOT_FOUND();
    return found;
  }),
};
