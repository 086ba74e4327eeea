import { implementOperations } from '#server/implement-operations.ts';
import { callCalendarContract } from '../../contract/calendar-operations.ts';
import { removeCalendar, saveCalendar } from '../commands/calendars.ts';
import { findCalendar } from '../queries/calendars.ts';

const operations = implementOperations(callCalendarContract);

export const callCalendarProcedures = {
  get: operations.get.handler(async ({ context: { db, consultant } }) => ({
    calendar: await findCalendar(db, consultant.userId),
  })),

  save: operations.save.handler(async ({ context, input: { address } }) => {
    const { db, consultant, write } = context;
    await write((tx) => saveCalendar(tx, context, consultant, address));
    return { calendar: await findCalendar(db, consultant.userId) };
  }),

  remove: operations.remove.handler(async ({ context: { consultant, write } }) => {
    await write((tx) => removeCalendar(tx, consultant));
    return { calendar: null };
  }),
};
