import { z } from 'zod';
import { companyIdSchema, memberRoleSchema } from '#access/company-input.ts';
import { operation } from '#access/operation.ts';
import { typedText } from '#lib/api/plain-text.ts';
import { approvalLimitSchema } from './rules/approval-limit.ts';
import { companySchema } from './rules/company-form.ts';
import { suspensionReasonMaxLength } from './rules/suspension.ts';

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

/** Why a company is suspended, as its members read it. */
const reasonSchema = typedText()
  .min(1, 'Please say why: the members read it.')
  .max(suspensionReasonMaxLength);

const suspensionSchema = z.object({
  companyId: z.uuid(),
  name: z.string(),
  isSuspended: z.boolean(),
});
const companyNotFound = {
  COMPANY_NOT_FOUND: { status: 404, message: 'This company does not exist.' },
} as const;
const companyState = {
  COMPANY_STATE: {
    status: 409,
    message: 'Another admin has decided about this company meanwhile. Please look at it again.',
  },
} as const;

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

  suspend: operation({
    method: 'POST',
    path: '/admin/companies/{companyId}/suspend',
    access: 'admin',
    assurance: 'fresh',
    summary: 'Suspend a company: its projects are hidden, and its members cannot act for it',
    description: 'Each member is notified, with the reason. All data is kept.',
  })
    .input(z.strictObject({ companyId: companyIdSchema, reason: reasonSchema }))
    .output(suspensionSchema)
    .errors({
      ...companyNotFound,
      ...companyState,
      HAS_ADMIN: {
        status: 409,
        message: 'A member of this company is an admin. Take the admin role away first.',
      },
    }),

  reinstate: operation({
    method: 'POST',
    path: '/admin/companies/{companyId}/reinstate',
    access: 'admin',
    assurance: 'fresh',
    summary: 'Reinstate a suspended company: all is as it was before; each member is notified',
  })
    .input(z.strictObject({ companyId: companyIdSchema }))
    .output(suspensionSchema)
    .errors({ ...companyNotFound, ...companyState }),
};
