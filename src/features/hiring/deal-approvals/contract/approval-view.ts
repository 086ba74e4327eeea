import { z } from 'zod';
import { termsViewSchema } from '#features/hiring/applications/contract/terms-view.ts';
import { timestampSchema } from '#lib/api/timestamp.ts';
import { approvedActs } from '../rules.ts';

/** An approval that is waited for, or was refused last, as the members of the company see it. */
export const dealApprovalSchema = z.object({
  id: z.uuid(),
  /** What is done once it is approved: the application is accepted, or an offer goes out. */
  act: z.enum(approvedActs),
  state: z.enum(['waiting', 'refused']),
  terms: termsViewSchema.nullable(),
  /** What the terms come to at most, in whole US dollars; null where they say nothing of it. */
  totalUsd: z.number().int().nullable(),
  /** The company's limit when it was asked for. */
  limitUsd: z.number().int(),
  message: z.string(),
  wordsToOthers: z.string(),
  /** For how many days the offer stands; null for an acceptance. */
  validDays: z.number().int().nullable(),
  /** The name of the member who asked; null once they have deleted their account. */
  askedBy: z.string().nullable(),
  askedAt: timestampSchema,
  /** The name of the member who refused. */
  decidedBy: z.string().nullable(),
  decidedAt: timestampSchema.nullable(),
  /** Why it was refused; empty without a reason. */
  reason: z.string(),
  can: z.object({ decide: z.boolean(), takeBack: z.boolean() }),
});
export type DealApproval = z.infer<typeof dealApprovalSchema>;

/** What an offer is answered with that waits for an approval. */
export const waitingOfferSchema = z.object({
  /** Of the approval. */
  id: z.uuid(),
  applicationId: z.uuid(),
  state: z.literal('being-approved'),
});
