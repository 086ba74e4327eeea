import { z } from 'zod';
import { sides } from '#features/hiring/applications/rules/life-cycle.ts';
import { timestampSchema } from '#lib/api/timestamp.ts';
import { completedHow, completionStates } from '../rules.ts';
import { checklistAnswersSchema } from './checklist.ts';

/** What both sides of a deal see of a proposal to complete it. */
const completionShape = {
  id: z.uuid(),
  proposedBy: z.enum(sides),
  proposedAt: timestampSchema,
  /** Without an answer the deal is completed from then on. */
  answerBy: timestampSchema,
  /** Null where a program proposed without one. */
  checklist: checklistAnswersSchema.nullable(),
  openPoints: z.string(),
  environments: z.array(z.string()),
  /** What the other side says is missing; empty where it did not. */
  missing: z.string(),
  answeredAt: timestampSchema.nullable(),
  /** How the deal was completed; null while it is not. */
  how: z.enum(completedHow).nullable(),
};

/** The proposal that waits, was answered with what is missing, or completed the deal. */
export const completionSchema = z.object({
  ...completionShape,
  state: z.enum(['waiting', 'missing', 'completed']),
  /** The colleague who proposed; null for the one who did, and for the other side. */
  proposer: z.string().nullable(),
});
export type Completion = z.infer<typeof completionSchema>;

/** A proposal as admins see it. */
export const completionRecordSchema = z.object({
  ...completionShape,
  state: z.enum(completionStates),
  proposer: z.string().nullable(),
  answeredBy: z.string().nullable(),
});
export type CompletionRecord = z.infer<typeof completionRecordSchema>;

/** What a cancelled deal was ended with: the client's reason, and the consultant's word. */
export const cancellationSchema = z.object({
  reason: z.string().nullable(),
  word: z.string().nullable(),
});
