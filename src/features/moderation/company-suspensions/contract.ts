import { z } from 'zod';
import { companyIdSchema } from '#access/company-input.ts';
import { operation } from '#access/operation.ts';
import { grounds } from '#features/moderation/decisions/rules.ts';
import { typedText } from '#lib/api/plain-text.ts';
import { suspensionReasonMaxLength } from './rules.ts';

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

export const companySuspensionsContract = {
  suspend: operation({
    method: 'POST',
    path: '/admin/companies/{companyId}/suspend',
    access: 'admin',
    assurance: 'fresh',
    summary: 'Suspend a company: its projects are hidden, and its members cannot act for it',
    description:
      'Each member is notified, with the reason. An owner can appeal for six months; another admin answers. All data is kept.',
  })
    .input(
      z.strictObject({
        companyId: companyIdSchema,
        ground: z.enum(grounds.values).default('terms'),
        reason: reasonSchema,
      }),
    )
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
