import { listedConsultant } from './consultant-inputs.ts';
import { absentId, type ExampleInputs, type MakeInput, none } from './example-inputs.ts';
import { seenProject } from './project-inputs.ts';
import { makeConfirmedReference } from './reference-inputs.ts';
import { makeRevealedReview } from './review-inputs.ts';

const someReport = { cause: 'untrue', text: 'It is not true.' } as const;

const waitingReport: MakeInput = async (app, rowKind) => {
  const finding = { outcome: 'dismissed', toReporter: 'Nothing.', toReported: 'Nothing.' };
  if (rowKind === 'absent') return { reportId: absentId, ...finding };
  const { id } = await app.db
    .insertInto('reports')
    .values({ ...someReport, reported_id: await app.make.client(), created_at: app.clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { reportId: id, ...finding };
};

/** What is asked of reports, by those who send them and by admins. */
export const reportInputs: ExampleInputs = {
  'reports.reportConsultant': async (...row) => ({
    ...(await listedConsultant(...row)),
    ...someReport,
  }),
  'reports.reportProject': seenProject('public', someReport),
  'reports.reportReview': async (app, rowKind) => ({
    reviewId: rowKind === 'absent' ? absentId : await makeRevealedReview(app, 'foreign', undefined),
    ...someReport,
  }),
  'reports.reportReference': async (app, rowKind) => ({
    referenceId: rowKind === 'absent' ? absentId : await makeConfirmedReference(app),
    ...someReport,
  }),
  'reports.list': none,
  'reports.countWaiting': none,
  'reports.settle': waitingReport,
};
