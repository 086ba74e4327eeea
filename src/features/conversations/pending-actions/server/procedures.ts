import { implementOperations } from '#server/implement-operations.ts';
import { answersContract } from '../contract.ts';
import { listClientAnswers } from './queries/client-answers.ts';
import { listConsultantAnswers } from './queries/consultant-answers.ts';
import type { PendingActionsServices } from './services.ts';
import { viewClientFigures, viewConsultantFigures, viewWaiting } from './views.ts';

const operations = implementOperations<typeof answersContract, PendingActionsServices>(
  answersContract,
);

export const answersProcedures = {
  listWaiting: operations.listWaiting.handler(async ({ context }) => {
    const { db, clock, person, pendingActions } = context;
    const now = clock.now();
    const toImpersonation = person.lookingIn !== undefined;
    const { rows, total } = await pendingActions.listWaiting(db, person.userId, now, {
      toImpersonation,
    });
    return { items: rows.map((row) => viewWaiting(row, now)), total };
  }),

  listClientFigures: operations.listClientFigures.handler(async ({ context, input }) => {
    const { db, clock, consultant, isDemo } = context;
    const period = { now: clock.now(), isDemo };
    const answers = await listClientAnswers(db, consultant, input.projectIds, period);
    return { figures: answers.map(viewClientFigures) };
  }),

  listConsultantFigures: operations.listConsultantFigures.handler(async ({ context, input }) => {
    const { db, clock, isDemo } = context;
    const at = { now: clock.now(), isDemo };
    const answers = await listConsultantAnswers(db, input.consultantIds, at);
    return { figures: answers.map(viewConsultantFigures) };
  }),
};
