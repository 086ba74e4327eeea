import { z } from 'zod';
import { offerStates } from '#catalogue/enumerations/offer.ts';
import { termsViewSchema } from '#features/hiring/applications/contract/terms-view.ts';
import { timestampSchema } from '#lib/api/timestamp.ts';

/** Terms that a client offers for an application, as either side sees them. */
export const offerSchema = z.object({
  id: z.uuid(),
  applicationId: z.uuid(),
  state: z.enum(offerStates.values),
  terms: termsViewSchema,
  /** What the consultant had proposed when the offer was made; null where they had left everything open. */
  proposedTerms: termsViewSchema.nullable(),
  /** What the client wrote with it; empty where they wrote nothing. */
  message: z.string(),
  /** What the other applicants read once it is accepted: for the client alone; null for the consultant. */
  wordsToOthers: z.string().nullable(),
  /** The members who made and approved it: for the client alone; null for the consultant, and of old offers. */
  madeBy: z.string().nullable(),
  approvedBy: z.string().nullable(),
  /** What the consultant proposed instead; null where they did not. */
  counterTerms: termsViewSchema.nullable(),
  /** What the consultant wrote with a refusal or with other terms. */
  answer: z.string(),
  expiresAt: timestampSchema,
  createdAt: timestampSchema,
  /** When it was answered, withdrawn or expired; null before, and where it ended with its application. */
  endedAt: timestampSchema.nullable(),
  can: z.object({ withdraw: z.boolean(), answer: z.boolean() }),
});
export type Offer = z.infer<typeof offerSchema>;
