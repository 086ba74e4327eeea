import { z } from 'zod';
import { accountGrounds } from '#features/moderation/decisions/rules.ts';
import { derivedId } from '#lib/jobs/derived-id.ts';
import { defineJob } from '#lib/jobs/job-definition.ts';

/**
 * An admin approved an account; committed together with the approval, once for each, and recorded for when it can no
 * longer be undone.
 */
export const accountApproved = defineJob({
  name: 'account-approved',
  data: z.object({
    userId: z.uuid(),
    /** Left out by versions before 0.6. */
    approvedAt: z.iso.datetime().optional(),
    /** What an undone approval gives back. */
    refusal: z.object({ at: z.iso.datetime(), reason: z.string() }).nullable().default(null),
  }),
});

/** The id of the job of one approval: another one for each, since what was taken back can be given again. */
export const approvalJobId = (userId: string, approvedAt: Date): string =>
  derivedId(userId, `account-approved ${approvedAt.toISOString()}`);

/** An admin refused, took back, suspended or lifted; committed together with the decision, once for each. */
export const accountDecided = defineJob({
  name: 'account-decided',
  data: z.object({
    userId: z.uuid(),
    decision: z.enum(['refused', 'revoked', 'suspended', 'lifted']),
    reason: z.string(),
    /** Left out by versions before 0.7; null when a suspension is lifted. */
    ground: z.enum(accountGrounds.values).nullish(),
    decidedAt: z.iso.datetime().optional(),
  }),
});
