import { documentKinds, insuranceKinds } from '#catalogue/enumerations/supplier.ts';

/** The largest document that is taken, in bytes. */
export const supplierFileMaxBytes = 10 * 1024 * 1024;

/** So many versions of a document are kept; each stays. */
export const mostVersions = 20;

/** The proof of each insurance, and the other documents. */
export const supplierFileKinds = [...insuranceKinds.values, ...documentKinds.values] as const;
export type SupplierFileKind = (typeof supplierFileKinds)[number];

/** A document whose upload was broken off is kept this long. */
export const brokenOffHours = 24;
