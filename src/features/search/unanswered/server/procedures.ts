import { dayAfter } from '#lib/calendar-days.ts';
import { implementOperations } from '#server/implement-operations.ts';
import { unansweredContract } from '../contract.ts';
import { unansweredKeptDays } from '../rules.ts';
import type { UnansweredServices } from './commands/unanswered-counter.ts';
import { listUnanswered } from './queries.ts';

const operations = implementOperations<typeof unansweredContract, UnansweredServices>(
  unansweredContract,
);

/** The number of rows before a page. */
const cursorPattern = /^\d{1,6}$/;

export const unansweredProcedures = {
  record: operations.record.handler(async ({ context: { client, unanswered }, input }) => {
    unanswered.count(client, input);
    return { received: true };
  }),

  list: operations.list.handler(async ({ context: { db, clock }, input, errors }) => {
    const { cursor = '0', limit } = input;
    if (!cursorPattern.test(cursor)) throw errors.INVALID_CURSOR();
    const offset = Number(cursor);
    const since = dayAfter(clock.now(), 1 - unansweredKeptDays);
    const rows = await listUnanswered(db, since, { offset, limit: limit + 1 });
    return {
      items: rows.slice(0, limit),
      nextCursor: rows.length > limit ? `${offset + limit}` : null,
    };
  }),
};
