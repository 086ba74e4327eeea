import { z } from 'zod';
import { companyIdSchema, memberRoleSchema } from '#access/company-input.ts';
import { operation } from '#access/operation.ts';
import { approvalLimitSchema } from './rules/approval-limit.ts';
import { companySchema } from './rules/company-form.ts';

/** The company that a client acts for, and what they may do there. */
const ownCompanySchema = companySchema.extend({
  companyId: z.uuid(),
  role: memberRoleSchema,
  isApproved: z.boolean(),
  /** What hiring members agree to for more waits for approval, in whole US dollars. Null: nothing waits. */
  approvalAboveUsd: z.number().int().nullable(),
  can: z.object({
    editDetails: z.boolean(),
    manageMembers: z.boolean(),
    setApprovalLimit: z.boolean(),
  }),
});
export type OwnCompany = z.infer<typeof ownCompanySchema>;

export const companiesContract = {
  getOwn: operation({
    method: 'GET',
    path: '/me/company',
    access: 'client',
    programs: true,
    summary: 'The company that the caller acts for',
  }).output(ownCompanySchema),

  editOwn: operation({
    method: 'PUT',
    path: '/me/company',
    access: 'client',
    right: 'details',
    programs: true,
    summary: 'Save what the company says of itself',
    description:
      'A VAT id is checked for the format of its country, and stored without blanks and punctuation.',
  })
    .input(companySchema)
    .output(ownCompanySchema),

  setApprovalLimit: operation({
    method: 'PUT',
    path: '/me/company/approval-limit',
    access: 'client',
    right: 'manage',
    programs: true,
    summary: 'Set the total above which a hiring member’s acceptance or offer waits for approval',
    description:
      'In whole US dollars for a whole deal. `null` turns it off; what waits by then goes on waiting. ' +
      'Terms without a total (a rate without a most, or terms left open) wait at any limit.',
  })
    .input(approvalLimitSchema)
    .output(ownCompanySchema)
    .errors({
      NO_OWNER: { status: 403, message: 'You are no owner of this company any more.' },
    }),

  listOwn: operation({
    method: 'GET',
    path: '/me/companies',
    access: 'client',
    whileSuspended: true,
    programs: true,
    summary: 'The companies that the caller is a member of, the one they act for first',
  }).output(
    z.object({
      items: z.array(
        z.object({
          companyId: z.uuid(),
          name: z.string(),
          role: memberRoleSchema,
          isSuspended: z.boolean(),
        }),
      ),
    }),
  ),

  choose: operation({
    method: 'POST',
    path: '/me/companies/{companyId}/choose',
    access: 'client',
    right: 'read',
    whileSuspended: true,
    summary: 'Act for this company from now on, in every browser',
  })
    .input(z.strictObject({ companyId: companyIdSchema }))
    .output(z.object({ chosen: z.literal(true) }))
    .errors({
      COMPANY_NOT_FOUND: { status: 404, message: 'You are no member of this company.' },
    }),
};
