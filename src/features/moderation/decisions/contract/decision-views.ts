import { z } from 'zod';
import { sides } from '#features/hiring/applications/rules/life-cycle.ts';
import { marks } from '#features/reviews/reviews/rules.ts';
import { timestampSchema } from '#lib/api/timestamp.ts';
import { accountGrounds, appealOutcomes, decisionKinds, reasonsToHold } from '../rules.ts';

/** A review that others do not read before an admin has looked at it. */
export const heldReviewSchema = z.object({
  id: z.uuid(),
  heldFor: z.enum(reasonsToHold.values),
  projectTitle: z.string(),
  companyName: z.string(),
  consultant: z.object({ userId: z.uuid(), name: z.string() }),
  by: z.enum(sides),
  marks: z.array(z.enum(marks.values)),
  words: z.string(),
  revealedAt: timestampSchema,
});
export type HeldReview = z.infer<typeof heldReviewSchema>;

const decisionShape = {
  id: z.uuid(),
  kind: z.enum(decisionKinds.values),
  /** As its person calls it; empty for an account. For a company its name. */
  about: z.string(),
  /** Null for a report that was dismissed. */
  ground: z.enum(accountGrounds.values).nullable(),
  reason: z.string(),
  decidedAt: timestampSchema,
  appealUntil: timestampSchema,
  appeal: z.object({ text: z.string(), at: timestampSchema }).nullable(),
  outcome: z
    .object({ value: z.enum(appealOutcomes.values), answer: z.string(), at: timestampSchema })
    .nullable(),
  /** Until when it counts as a strike; null where it does not. */
  strikeUntil: timestampSchema.nullable(),
};

/** A decision as its person reads it: a statement of reasons. All decisions are made by an admin. */
export const ownDecisionSchema = z.object({
  ...decisionShape,
  can: z.object({ appeal: z.boolean() }),
});
export type OwnDecision = z.infer<typeof ownDecisionSchema>;

/** A decision as admins read it on the page of its person. */
export const decisionRecordSchema = z.object(decisionShape);
export type DecisionRecord = z.infer<typeof decisionRecordSchema>;

/** An appeal that waits, as admins read it. */
export const appealSchema = z.object({
  ...decisionShape,
  /** Who appeals; null for a user who has left, and for an owner of a company. */
  person: z.object({ userId: z.uuid(), name: z.string() }).nullable(),
  /** The text that was decided about. */
  words: z.string(),
  answerUntil: timestampSchema,
  /** Not for the admin who decided. */
  can: z.object({ answer: z.boolean() }),
});
export type Appeal = z.infer<typeof appealSchema>;
