import { z } from 'zod';
import { operation } from '#access/operation.ts';
import { insuranceKinds } from '#catalogue/enumerations/supplier.ts';
import { applicationIdSchema } from '#features/hiring/applications/ids.ts';
import { bankDetailsSchema } from '../rules/bank-details.ts';
import { businessSchema } from '../rules/business.ts';
import { mostVersions, supplierFileKinds, supplierFileMaxBytes } from '../rules/files.ts';
import { insuranceSchema } from '../rules/insurance.ts';
import { supplierFileRefusals } from './file-refusals.ts';
import { dealSupplierSchema, ownSupplierSchema, supplierFileSchema } from './views.ts';

const ofDeal = z.strictObject({ applicationId: applicationIdSchema });
const bankDetailsOutput = z.object({ bankDetails: bankDetailsSchema.nullable() });
const notFound = {
  APPLICATION_NOT_FOUND: {
    status: 404,
    message: 'There is no deal with a consultant here.',
  },
} as const;

/** What buyers ask of a consultant as a supplier. */
export const suppliersContract = {
  getOwn: operation({
    method: 'GET',
    path: '/me/supplier-profile',
    access: 'consultant',
    summary: 'The own supplier profile, and which parts of it are missing',
    description: 'Bank details are read by an operation of their own.',
  }).output(ownSupplierSchema),

  getOwnBankDetails: operation({
    method: 'GET',
    path: '/me/supplier-profile/bank-details',
    access: 'consultant',
    neverLookedAt: true,
    summary: 'The own bank details',
  }).output(bankDetailsOutput),

  saveBusiness: operation({
    method: 'PUT',
    path: '/me/supplier-profile/business',
    access: 'consultant',
    summary: 'Save the legal form, name, address and numbers of the own business',
    description:
      'A VAT id is checked for the format of its country, and stored without blanks and punctuation.',
  })
    .input(businessSchema)
    .output(ownSupplierSchema),

  saveBankDetails: operation({
    method: 'PUT',
    path: '/me/supplier-profile/bank-details',
    access: 'consultant',
    assurance: 'fresh',
    summary: 'Save where the consultant is paid',
    description: 'They are encrypted in the database. Check digits are checked.',
  })
    .input(bankDetailsSchema)
    .output(ownSupplierSchema),

  removeBankDetails: operation({
    method: 'DELETE',
    path: '/me/supplier-profile/bank-details',
    access: 'consultant',
    summary: 'Remove the own bank details; twice changes nothing',
  }).output(ownSupplierSchema),

  saveInsurance: operation({
    method: 'PUT',
    path: '/me/supplier-profile/insurances/{kind}',
    access: 'consultant',
    summary: 'Save an insurance of the own business; its policy is uploaded as a file',
  })
    .input(insuranceSchema.safeExtend({ kind: z.enum(insuranceKinds.values) }))
    .output(ownSupplierSchema),

  uploadFile: operation({
    method: 'POST',
    path: '/me/supplier-profile/files/{kind}',
    access: 'consultant',
    summary: 'Upload a document, or a new version of it',
    description:
      'The body is the PDF file itself, up to 10 MB. The query may name it. Earlier versions stay, ' +
      `up to ${mostVersions} of each kind. The file that is the newest version already changes nothing.`,
    successStatus: 201,
  })
    .route({ inputStructure: 'detailed' })
    .input(
      z.object({
        params: z.strictObject({ kind: z.enum(supplierFileKinds) }),
        query: z.strictObject({ name: z.string().max(1000).default('') }),
        body: z.file().max(supplierFileMaxBytes),
      }),
    )
    .output(supplierFileSchema)
    .errors(supplierFileRefusals),

  getOfDeal: operation({
    method: 'GET',
    path: '/applications/{applicationId}/supplier',
    access: 'approved-client',
    right: 'suppliers',
    summary: 'What the consultant of a deal of the company states as a supplier',
    description: 'A deal is an accepted application to a project in progress or completed.',
  })
    .input(ofDeal)
    .output(dealSupplierSchema)
    .errors(notFound),

  readBankDetails: operation({
    method: 'POST',
    path: '/applications/{applicationId}/supplier/bank-details/read',
    access: 'approved-client',
    right: 'payments',
    summary: 'Read the bank details of the consultant of a deal of the company',
    description: 'Each reading is in the audit log.',
  })
    .input(ofDeal)
    .output(bankDetailsOutput)
    .errors(notFound),
};
