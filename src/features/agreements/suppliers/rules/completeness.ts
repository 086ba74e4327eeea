import { documentKinds, insuranceKinds } from '#catalogue/enumerations/supplier.ts';
import type { SupplierFileKind } from './files.ts';
import { type Insurance, isOver } from './insurance.ts';

/** What buyers ask of a supplier, in the order of the page. */
export const supplierParts = [
  'business',
  'bank-details',
  ...insuranceKinds.values,
  ...documentKinds.values,
] as const;
export type SupplierPart = (typeof supplierParts)[number];

interface Stated {
  business: object | null;
  hasBankDetails: boolean;
  insurances: readonly Pick<Insurance & { kind: SupplierPart }, 'kind' | 'expiresOn'>[];
  files: readonly { kind: SupplierFileKind }[];
}

/** The parts that are not there. An insurance is there with its details and its policy, until its last day is over. */
export function missingParts(
  { business, hasBankDetails, insurances, files }: Stated,
  today: string,
): SupplierPart[] {
  const there = new Set<SupplierPart>(files.map(({ kind }) => kind));
  if (business) there.add('business');
  if (hasBankDetails) there.add('bank-details');
  for (const kind of insuranceKinds.values) {
    const insurance = insurances.find((each) => each.kind === kind);
    if (!insurance || isOver(insurance, today)) there.delete(kind);
  }
  return supplierParts.filter((part) => !there.has(part));
}
