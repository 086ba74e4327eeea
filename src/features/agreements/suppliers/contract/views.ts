import { z } from 'zod';
import { insuranceKinds, legalForms } from '#catalogue/enumerations/supplier.ts';
import { timestampSchema } from '#lib/api/timestamp.ts';
import { supplierParts } from '../rules/completeness.ts';
import { supplierFileKinds } from '../rules/files.ts';

const businessViewSchema = z.object({
  legalForm: z.enum(legalForms.values),
  legalName: z.string(),
  street: z.string(),
  postalCode: z.string(),
  city: z.string(),
  country: z.string(),
  registrationNumber: z.string(),
  vatId: z.string(),
});

/** An insurance as its consultant stated it last. */
export const insuranceViewSchema = z.object({
  kind: z.enum(insuranceKinds.values),
  insurer: z.string(),
  policyNumber: z.string(),
  /** In whole units of the currency. */
  coverAmount: z.number().int(),
  currency: z.string(),
  /** Its last day. */
  expiresOn: z.iso.date(),
  isExpired: z.boolean(),
});
export type InsuranceView = z.infer<typeof insuranceViewSchema>;

/** One version of a document; `GET /supplier-files/{id}` gives its content. */
export const supplierFileSchema = z.object({
  id: z.uuid(),
  kind: z.enum(supplierFileKinds),
  /** Counted from 1 within the kind. */
  version: z.number().int(),
  name: z.string(),
  bytes: z.number().int(),
  uploadedAt: timestampSchema,
});
export type SupplierFile = z.infer<typeof supplierFileSchema>;

const vatCheckSchema = z.object({
  /** Asked while there is no answer; else whether VIES knew the VAT id. */
  state: z.enum(['asked', 'known', 'unknown']),
  answeredAt: timestampSchema.nullable(),
});
export type VatCheck = z.infer<typeof vatCheckSchema>;

const statedShape = {
  business: businessViewSchema.nullable(),
  /** Of the VAT id at VIES; null where it is not checked. */
  vatCheck: vatCheckSchema.nullable(),
  /** Whether there are any; what they are is another operation. */
  hasBankDetails: z.boolean(),
  insurances: z.array(insuranceViewSchema),
};

/** A supplier profile as its consultant sees it. */
export const ownSupplierSchema = z.object({
  ...statedShape,
  /** All versions, the newest of each kind first. */
  files: z.array(supplierFileSchema),
  /** The parts that buyers ask for and that are not there. */
  missing: z.array(z.enum(supplierParts)),
});
export type OwnSupplier = z.infer<typeof ownSupplierSchema>;

/** The same as a company of one of the consultant's deals reads it. */
export const dealSupplierSchema = z.object({
  ...statedShape,
  projectId: z.uuid(),
  projectTitle: z.string(),
  consultantName: z.string(),
  /** The newest version of each kind. */
  files: z.array(supplierFileSchema),
  can: z.object({ readBankDetails: z.boolean() }),
});
export type DealSupplier = z.infer<typeof dealSupplierSchema>;
