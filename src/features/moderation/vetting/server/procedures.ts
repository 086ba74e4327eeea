import type { UserId } from '#access/user.ts';
import type { Db } from '#db/client.ts';
import {
  countChangedClaims,
  listChangedClaims,
} from '#features/profiles/consultants/server/queries/claim-changes.ts';
import { readPageRequest } from '#lib/api/cursor.ts';
import { implementOperations } from '#server/implement-operations.ts';
import { vettingContract } from '../contract.ts';
import { saveChecklist, tickItem } from './commands/checklists.ts';
import { confirmClaims } from './commands/confirm-claims.ts';
import { answerQuestion, askQuestion } from './commands/questions.ts';
import { findAccountVetting } from './queries/account-vetting.ts';
import { listChecklistItems } from './queries/checklists.ts';
import { findOpenQuestion } from './queries/questions.ts';
import { viewAccountVetting, viewChangedClaims, viewChecklists, viewOwnQuestion } from './views.ts';

const operations = implementOperations(vettingContract);

export const vettingProcedures = {
  getChecklists: operations.getChecklists.handler(async ({ context }) =>
    viewChecklists(await listChecklistItems(context.db)),
  ),

  saveChecklist: operations.saveChecklist.handler(async ({ context, input }) => {
    await context.write((tx) => saveChecklist(tx, context.admin, input));
    return viewChecklists(await listChecklistItems(context.db));
  }),

  get: operations.get.handler(async ({ context: { db }, input: { userId }, errors }) => {
    const rows = await findAccountVetting(db, userId);
    if (!rows) throw errors.USER_NOT_FOUND();
    return viewAccountVetting(rows);
  }),

  tick: operations.tick.handler(async ({ context, input, errors }) => {
    const { admin, clock, db, write } = context;
    const { refused } = await write((tx) => tickItem(tx, admin, input, clock.now()));
    if (refused) throw errors[refused]();
    return viewOf(db, input.userId);
  }),

  ask: operations.ask.handler(async ({ context, input, errors }) => {
    const { admin, clock, db, jobs, write } = context;
    const tools = { jobs, now: clock.now() };
    const { refused } = await write((tx) => askQuestion(tx, tools, admin, input));
    if (refused) throw errors[refused]();
    return viewOf(db, input.userId);
  }),

  listChangedClaims: operations.listChangedClaims.handler(async ({ context, input, errors }) => {
    const page = readPageRequest(input);
    if (!page) throw errors.INVALID_CURSOR();
    const { items, nextCursor } = await listChangedClaims(context.db, page);
    return { items: items.map(viewChangedClaims), nextCursor };
  }),

  countChangedClaims: operations.countChangedClaims.handler(async ({ context }) => ({
    waiting: await countChangedClaims(context.db),
  })),

  confirmClaims: operations.confirmClaims.handler(async ({ context, input, errors }) => {
    const { userId } = input;
    const seen = { userId, changedAt: new Date(input.changedAt) };
    const { refused } = await context.write((tx) => confirmClaims(tx, context.admin, seen));
    if (refused) throw errors[refused]();
    return viewOf(context.db, userId);
  }),

  getOwnQuestion: operations.getOwnQuestion.handler(async ({ context }) => ({
    question: viewOwnQuestion(await findOpenQuestion(context.db, context.person.userId)),
  })),

  answer: operations.answer.handler(async ({ context, input, errors }) => {
    const { clock, db, jobs, person, write } = context;
    const tools = { jobs, now: clock.now() };
    const { refused } = await write((tx) => answerQuestion(tx, tools, person, input));
    if (refused) throw errors[refused]();
    return { question: viewOwnQuestion(await findOpenQuestion(db, person.userId)) };
  }),
};

async function viewOf(db: Db, userId: UserId) {
  const rows = await findAccountVetting(db, userId);
  if (!rows) throw new Error(`There is no account ${userId}.`);
  return viewAccountVetting(rows);
}
