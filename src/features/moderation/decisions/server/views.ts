import type { HeldReviewRow } from '#features/reviews/reviews/server/queries/public-reviews.ts';
import { viewMarks } from '#features/reviews/reviews/server/views.ts';
import type { Appeal, HeldReview, OwnDecision } from '../contract.ts';
import { canAnswer, canAppeal } from '../policy.ts';
import { answerUntil } from '../rules.ts';
import type { DecisionRow } from './queries.ts';

/** A held review as admins read it. */
export const viewHeld = (row: HeldReviewRow): HeldReview => ({
  ...{ id: row.id, heldFor: row.heldFor, projectTitle: row.projectTitle },
  companyName: row.companyName,
  consultant: { userId: row.consultantId, name: `${row.firstName} ${row.lastName}`.trim() },
  ...{ by: row.by, marks: viewMarks(row.marks).marks, words: row.words },
  revealedAt: row.revealedAt.toISOString(),
});

const stateOf = (row: DecisionRow) => ({
  decidedBy: row.decided_by,
  appealUntil: row.appeal_until,
  appealedAt: row.appealed_at,
  answeredAt: row.answered_at,
});

const viewDecision = (row: DecisionRow) => ({
  ...{ id: row.id, applicationId: row.applicationId, projectTitle: row.projectTitle },
  ...{ ground: row.ground, reason: row.reason },
  decidedAt: row.decided_at.toISOString(),
  appealUntil: row.appeal_until.toISOString(),
  appeal:
    row.appeal !== null && row.appealed_at
      ? { text: row.appeal, at: row.appealed_at.toISOString() }
      : null,
});

/** A decision as the author of the content reads it at `now`. */
export const viewOwnDecision = (row: DecisionRow, now: Date): OwnDecision => ({
  ...viewDecision(row),
  outcome:
    row.outcome && row.answered_at
      ? { value: row.outcome, answer: row.answer ?? '', at: row.answered_at.toISOString() }
      : null,
  can: { appeal: canAppeal(stateOf(row), now) },
});

/** An appeal as this admin reads it. */
export const viewAppeal = (row: DecisionRow, adminId: string): Appeal => ({
  ...viewDecision(row),
  words: row.words,
  answerUntil: answerUntil(row.appealed_at ?? row.decided_at).toISOString(),
  can: { answer: canAnswer(stateOf(row), adminId) },
});

/** What a person is called in a mail to them. */
export const nameInMail = ({ firstName, lastName }: DecisionRow): string =>
  `${firstName ?? ''} ${lastName ?? ''}`.trim();
