import { documentKinds, insuranceKinds } from '#catalogue/enumerations/supplier.ts';
import { asApiProblem } from '#lib/api/problem.ts';
import type { SupplierPart } from '../rules/completeness.ts';

const insurance = insuranceKinds.label;
const document = documentKinds.label;

/** What each part is called. */
export const partLabels: Readonly<Record<SupplierPart, string>> = {
  business: 'Business',
  'bank-details': 'Bank details',
  'professional-indemnity': insurance('professional-indemnity'),
  'public-liability': insurance('public-liability'),
  'standard-terms': document('standard-terms'),
  'non-disclosure': document('non-disclosure'),
  'data-processing': document('data-processing'),
};

/** Such as "bank details, standard terms". */
export const listedParts = (parts: readonly SupplierPart[]): string =>
  parts.map((part) => partLabels[part].toLowerCase()).join(', ');

export const supplierMessages = {
  saved: (part: SupplierPart) => ({
    title: `${partLabels[part]} saved`,
    description: 'Clients who have accepted you can read it.',
  }),
  bankDetailsRemoved: {
    title: 'Bank details removed',
    description: 'Clients can no longer read them.',
  },
  removeFailed: 'The bank details could not be removed. Please try again.',
  failed: 'That did not work. Please try again.',
  uploading: 'Uploading the document…',
  uploaded: 'Document uploaded',
  notSent: 'The document did not arrive. Check your connection, and try again.',
} as const;

/** The sentence of a refusal, or that something went wrong. */
export const messageForSupplierError = (error: unknown, otherwise: string): string =>
  asApiProblem(error)?.message ?? otherwise;
