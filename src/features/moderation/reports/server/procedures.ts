import { countUnanswered } from '#features/moderation/decisions/server/queries/decisions.ts';
import { countHeld } from '#features/reviews/reviews/server/queries/public-reviews.ts';
import { readPageRequest } from '#lib/api/cursor.ts';
import { implementOperations } from '#server/implement-operations.ts';
import { reportsContract } from '../contract.ts';
import { reportConsultant, reportProject, reportThread } from './commands/report.ts';
import { reportReference, reportReview } from './commands/report-review.ts';
import { settleReport } from './commands/settle-report.ts';
import { countWaiting, findReport, listReports } from './queries.ts';
import { viewReport } from './views.ts';

const operations = implementOperations(reportsContract);

export const reportsProcedures = {
  reportConsultant: operations.reportConsultant.handler(async ({ context, input, errors }) => {
    const answer = await context.write((tx) =>
      reportConsultant(tx, context, context.client, input),
    );
    if (answer.refused !== null) throw errors[answer.refused]();
    return { id: answer.id };
  }),

  reportProject: operations.reportProject.handler(async ({ context, input, errors }) => {
    const answer = await context.write((tx) =>
      reportProject(tx, context, context.consultant, input),
    );
    if (answer.refused !== null) throw errors[answer.refused]();
    return { id: answer.id };
  }),

  reportThread: operations.reportThread.handler(async ({ context, input, errors }) => {
    const answer = await context.write((tx) =>
      reportThread(tx, context, context.correspondent, input),
    );
    if (answer.refused !== null) throw errors[answer.refused]();
    return { id: answer.id };
  }),

  reportReview: operations.reportReview.handler(async ({ context, input, errors }) => {
    const answer = await context.write((tx) =>
      reportReview(tx, context, context.correspondent, input),
    );
    if (answer.refused !== null) throw errors[answer.refused]();
    return { id: answer.id };
  }),

  reportReference: operations.reportReference.handler(async ({ context, input, errors }) => {
    const answer = await context.write((tx) => reportReference(tx, context, context.client, input));
    if (answer.refused !== null) throw errors[answer.refused]();
    return { id: answer.id };
  }),

  list: operations.list.handler(async ({ context, input, errors }) => {
    const page = readPageRequest(input);
    if (!page) throw errors.INVALID_CURSOR();
    const { items, nextCursor } = await listReports(context.db, input.state, page);
    return { items: items.map(viewReport), nextCursor };
  }),

  countWaiting: operations.countWaiting.handler(async ({ context: { db } }) => {
    const counts = [await countWaiting(db), await countHeld(db), await countUnanswered(db)];
    return { waiting: counts.reduce((sum, count) => sum + count) };
  }),

  settle: operations.settle.handler(async ({ context, input, errors }) => {
    const { refused } = await context.write((tx) =>
      settleReport(tx, context, context.admin, input),
    );
    if (refused) throw errors[refused]();
    const report = await findReport(context.db, input.reportId);
    if (!report) throw errors.REPORT_NOT_FOUND();
    return viewReport(report);
  }),
};
