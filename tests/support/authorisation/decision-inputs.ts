import type { TestApp } from '../app.ts';
import { absentId, type ExampleInputs, type MakeInput, none } from './example-inputs.ts';
import { makeRevealedReview } from './review-inputs.ts';

const finding = { ground: 'terms', reason: 'It names a person.' };

/** A revealed review that an admin looks at. */
const review =
  (more: Record<string, unknown>, held: boolean): MakeInput =>
  async (app, rowKind) => {
    if (rowKind === 'absent') return { reviewId: absentId, ...more };
    const reviewId = await makeRevealedReview(app, 'foreign', undefined);
    if (held) {
      await app.db
        .updateTable('reviews')
        .set({ held_for: 'same-domain' })
        .where('id', '=', reviewId)
        .execute();
    }
    return { reviewId, ...more };
  };

/** A decision about a review of this person or of another, made by an admin who has left. */
async function makeDecision(app: TestApp, personId: string, isAppealed: boolean): Promise<string> {
  const now = app.clock.now();
  const reviewId = await makeRevealedReview(app, 'foreign', undefined);
  await app.db.updateTable('reviews').set({ removed_at: now }).where('id', '=', reviewId).execute();
  const { id } = await app.db
    .insertInto('decisions')
    .values({
      ...{ review_id: reviewId, person_id: personId, kind: 'review-removed', ground: 'terms' },
      ...{ reason: finding.reason, decided_by: null, decided_at: now },
      appeal_until: new Date(now.getTime() + 86_400_000),
      ...(isAppealed && { appeal: 'It names no person.', appealed_at: now }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const ownDecision: MakeInput = async (app, rowKind, self) => {
  const text = 'It names no person.';
  if (rowKind === 'absent') return { decisionId: absentId, text };
  const person = rowKind === 'own' && self ? self : await app.make.client();
  return { decisionId: await makeDecision(app, person, false), text };
};

const appealed: MakeInput = async (app, rowKind) => {
  const answer = { outcome: 'reversed', answer: 'You are right.' };
  if (rowKind === 'absent') return { decisionId: absentId, ...answer };
  return { decisionId: await makeDecision(app, await app.make.client(), true), ...answer };
};

/** What is asked of decisions, by authors and by admins. */
export const decisionInputs: ExampleInputs = {
  'decisions.listHeldReviews': none,
  'decisions.releaseReview': review({}, true),
  'decisions.removeReview': review(finding, false),
  'decisions.redactReview': review({ passages: ['Well'], reason: finding.reason }, false),
  'decisions.listOfUser': async (app, rowKind) => ({
    userId: rowKind === 'absent' ? absentId : await app.make.client(),
  }),
  'decisions.getTransparency': none,
  'decisions.listOwn': none,
  'decisions.appeal': ownDecision,
  'decisions.listAppeals': none,
  'decisions.answerAppeal': appealed,
};
