import { z } from 'zod';
import { companyIdSchema, memberRoleSchema } from '#access/company-input.ts';
import { operation } from '#access/operation.ts';
import { companySizes } from '#catalogue/enumerations/company.ts';
import { invalidCursor, pageInputShape, pageOf } from '#lib/api/pagination.ts';
import { timestampSchema } from '#lib/api/timestamp.ts';
import { companyStates } from '../rules/company-list.ts';

/** A company as a row of an admin's list; null where there is nothing yet. */
export const listedCompanySchema = z.object({
  companyId: z.uuid(),
  name: z.string(),
  legalName: z.string().nullable(),
  state: z.enum(companyStates),
  country: z.string().nullable(),
  members: z.number().int(),
  foundedAt: timestampSchema,
});
export type ListedCompany = z.infer<typeof listedCompanySchema>;

/** One company with what an operator needs to decide about it. */
export const companyViewSchema = listedCompanySchema.omit({ members: true }).extend({
  registrationNumber: z.string().nullable(),
  vatId: z.string().nullable(),
  website: z.string().nullable(),
  size: z.enum(companySizes.values).nullable(),
  decision: z.object({
    /** In the admin's words, of a refusal or a suspension. */
    reason: z.string().nullable(),
    decidedAt: timestampSchema.nullable(),
  }),
  members: z.array(
    z.object({
      userId: z.uuid(),
      name: z.string().nullable(),
      email: z.string(),
      role: memberRoleSchema,
      since: timestampSchema,
    }),
  ),
  counts: z.object({
    projects: z.number().int(),
    openProjects: z.number().int(),
    /** Applications that were accepted. */
    deals: z.number().int(),
    threads: z.number().int(),
  }),
});
export type CompanyView = z.infer<typeof companyViewSchema>;

/** Companies as admins read them. */
export const adminCompaniesContract = {
  list: operation({
    method: 'GET',
    path: '/admin/companies',
    access: 'admin',
    summary: 'Companies, narrowed by a text and their state, the newest first, page by page',
    description:
      'The text is a part of a name, a legal name, a VAT id, a website or the address of a member.',
  })
    .input(
      z.strictObject({
        text: z.string().trim().max(100).default(''),
        state: z.enum(companyStates).optional(),
        ...pageInputShape,
      }),
    )
    .output(pageOf(listedCompanySchema))
    .errors(invalidCursor),

  get: operation({
    method: 'GET',
    path: '/admin/companies/{companyId}',
    access: 'admin',
    summary:
      'A company with its details, status and members, and how many projects and deals it has',
  })
    .input(z.strictObject({ companyId: companyIdSchema }))
    .output(companyViewSchema)
    .errors({ COMPANY_NOT_FOUND: { status: 404, message: 'This company does not exist.' } }),
};
