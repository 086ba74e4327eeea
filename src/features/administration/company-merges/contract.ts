import { z } from 'zod';
import { companyIdSchema } from '#access/company-input.ts';
import { operation } from '#access/operation.ts';
import { typedText } from '#lib/api/plain-text.ts';
import { mergeReasonMaxLength } from './rules.ts';

const count = z.number().int();

/** What a merge changes: so many of each are moved. */
const mergeSchema = z.object({
  from: z.object({ companyId: z.uuid(), name: z.string() }),
  into: z.object({ companyId: z.uuid(), name: z.string() }),
  /** Members of the company that goes who come in. */
  membersAdded: count,
  /** Members of both, who keep the higher of their roles. */
  membersOfBoth: count,
  /** Invitations to become a member of the company that goes. */
  invitationsWithdrawn: count,
  projects: count,
  templates: count,
  shortlisted: count,
  /** Consultants on both shortlists, who are listed once. */
  shortlistedTwice: count,
  /** Invitations of consultants to projects. */
  invitations: count,
  /** Consultants who want no more invitations. */
  mutes: count,
  calls: count,
  threadsMoved: count,
  /** Conversations of both with one consultant, which become one. */
  threadsJoined: count,
});
export type MergeView = z.infer<typeof mergeSchema>;

const refusals = {
  COMPANY_NOT_FOUND: { status: 404, message: 'This company does not exist.' },
  SAME_COMPANY: { status: 409, message: 'A company cannot be merged with itself.' },
  COMPANY_STATE: {
    status: 409,
    message: 'One of the companies is suspended or refused. Settle that first.',
  },
  NOT_APPROVED: {
    status: 409,
    message: 'The company that stays is not approved, and the other one is. Merge the other way.',
  },
  COMPANY_FULL: {
    status: 409,
    message: 'Together the companies have more members than one can have.',
  },
} as const;

export const companyMergesContract = {
  previewMerge: operation({
    method: 'POST',
    path: '/admin/companies/{companyId}/merge/preview',
    access: 'admin',
    summary: 'What a merge of this company into another one would change; nothing is changed',
  })
    .input(z.strictObject({ companyId: companyIdSchema, into: companyIdSchema }))
    .output(mergeSchema)
    .errors(refusals),

  merge: operation({
    method: 'POST',
    path: '/admin/companies/{companyId}/merge',
    access: 'admin',
    assurance: 'fresh',
    summary:
      'Merge this company into another one of the same business; it goes, and cannot come back',
    description:
      'Members, projects, conversations and all else become those of the other company. Its owners are notified.',
  })
    .input(
      z.strictObject({
        companyId: companyIdSchema,
        into: companyIdSchema,
        reason: typedText().min(1, 'Please say why: the owners read it.').max(mergeReasonMaxLength),
      }),
    )
    .output(mergeSchema)
    .errors(refusals),
};
