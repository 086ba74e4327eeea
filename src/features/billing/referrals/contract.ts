import { z } from 'zod';
import { operation } from '#access/operation.ts';
import { invalidCursor, pageInputShape, pageOf } from '#lib/api/pagination.ts';
import { timestampSchema } from '#lib/api/timestamp.ts';

/** The own code and what has come of it. */
export const referralSummarySchema = z.object({
  /** To hand on; null before it was asked for. */
  code: z.string().nullable(),
  /** Consultants who joined with it and have not paid for a plan yet. */
  pending: z.number().int(),
  /** Consultants who pay: as many free months were earned. */
  rewarded: z.number().int(),
  /** Of the free months earned, those that wait for a subscription to be taken off. */
  waiting: z.number().int(),
  /** Whether the consultant can still name the code of the one who brought them here. */
  canUseCode: z.boolean(),
});
export type ReferralSummary = z.infer<typeof referralSummarySchema>;

/** A consultant who joined with the own code. */
export const referralSchema = z.object({
  id: z.uuid(),
  /** The short name: `Ada L.`. */
  name: z.string(),
  joinedAt: timestampSchema,
  /** When the free month was earned; null until then. */
  rewardedAt: timestampSchema.nullable(),
  /** When it was taken back, for the payment that had earned it was refunded; null otherwise. */
  takenBackAt: timestampSchema.nullable(),
});
export type Referral = z.infer<typeof referralSchema>;

export const referralsContract = {
  getOwn: operation({
    method: 'GET',
    path: '/me/referrals/summary',
    access: 'consultant',
    programs: true,
    summary: 'The own referral code, and how many free months it has earned',
  }).output(referralSummarySchema),

  listOwn: operation({
    method: 'GET',
    path: '/me/referrals',
    access: 'consultant',
    programs: true,
    summary: 'Who joined with the own referral code, newest first',
  })
    .input(z.strictObject(pageInputShape))
    .output(pageOf(referralSchema))
    .errors(invalidCursor),

  createCode: operation({
    method: 'POST',
    path: '/me/referral-code',
    access: 'consultant',
    summary: 'The own referral code, made when there is none yet',
    description: 'A code is used with the profile: it is a field of `PUT /me/consultant-profile`.',
  }).output(z.object({ code: z.string(), isNew: z.boolean() })),
};
