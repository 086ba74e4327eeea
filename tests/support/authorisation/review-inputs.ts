import type { TestApp } from '../app.ts';
import { listedConsultant } from './consultant-inputs.ts';
import { makeApplication } from './deal-inputs.ts';
import { absentId, type ExampleInputs, type MakeInput, none } from './example-inputs.ts';
import { userTypeOf } from './message-inputs.ts';
import { seenProject } from './project-inputs.ts';

const day = 86_400_000;
const marks = ['best', 'better', 'as-agreed', 'below'];
const written = { marks, again: true, words: 'Well done.' };

/** A completed deal whose reviews are open. */
async function makeCompletedDeal(app: TestApp, ...[rowKind, self]: Rest) {
  const applicationId = await makeApplication(app, rowKind, self, 'accepted', 'completed');
  const now = app.clock.now();
  const deal = await app.db
    .selectFrom('applications as application')
    .innerJoin('projects as project', 'project.id', 'application.project_id')
    .select(['project.company_id', 'application.consultant_id'])
    .where('application.id', '=', applicationId)
    .executeTakeFirstOrThrow();
  const reviewUntil = new Date(now.getTime() + 14 * day);
  const { id } = await app.db
    .insertInto('completions')
    .values({
      ...{ application_id: applicationId, company_id: deal.company_id },
      ...{ proposed_by_side: 'client', proposed_by: null, proposed_at: now },
      ...{ answer_by: new Date(now.getTime() + 7 * day), answered_at: now },
      ...{ state: 'completed', completed_how: 'confirmed', review_until: reviewUntil },
      ...{ handover: null, access_returned: null, documents: null, points_settled: null },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { applicationId, completionId: id, reviewUntil, ...deal };
}
type Rest = [rowKind: Parameters<MakeInput>[1], self: Parameters<MakeInput>[2]];

const ofDeal =
  (more: Record<string, unknown> = {}): MakeInput =>
  async (app, rowKind, self) => ({
    applicationId:
      rowKind === 'absent' ? absentId : (await makeCompletedDeal(app, rowKind, self)).applicationId,
    ...more,
  });

/** A review that the other side has written, and that was revealed. */
export async function makeRevealedReview(app: TestApp, ...[rowKind, self]: Rest) {
  const deal = await makeCompletedDeal(app, rowKind, self);
  const isByConsultant = self !== undefined && (await userTypeOf(app, self)) === 'client';
  const now = app.clock.now();
  const { id } = await app.db
    .insertInto('reviews')
    .values({
      ...{
        completion_id: deal.completionId,
        author_side: isByConsultant ? 'consultant' : 'client',
      },
      ...{ company_id: deal.company_id, consultant_id: deal.consultant_id, author_id: null },
      ...{ marks: [4, 3, 2, 1], again: true, words: 'Well done.', review_until: deal.reviewUntil },
      ...{ written_at: now, submitted_at: now, revealed_at: now },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const revealed: MakeInput = async (app, rowKind, self) => {
  const reply = 'Thank you.';
  if (rowKind === 'absent') return { reviewId: absentId, reply };
  return { reviewId: await makeRevealedReview(app, rowKind, self), reply };
};

/** What is asked of the reviews of completed deals. */
export const reviewInputs: ExampleInputs = {
  'reviews.getOfDeal': ofDeal(),
  'reviews.saveDraft': ofDeal({ ...written, marks: ['best', null, null, null], again: null }),
  'reviews.submit': ofDeal(written),
  'reviews.listOfConsultant': async (app, rowKind, self) =>
    rowKind === 'own' ? { consultantId: self } : listedConsultant(app, rowKind, self),
  'reviews.listOfClient': seenProject('public'),
  'reviews.listOfOwnCompany': none,
  'reviews.reply': revealed,
};
