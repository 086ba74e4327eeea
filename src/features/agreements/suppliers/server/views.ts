import type { ApprovedClientViewer } from '#access/viewer.ts';
import type { DealSupplier, OwnSupplier, SupplierFile } from '../contract/views.ts';
import { whatMemberMayRead } from '../policy.ts';
import { missingParts } from '../rules/completeness.ts';
import { isOver } from '../rules/insurance.ts';
import type { SupplierFileRow, SupplierRows } from './queries/suppliers.ts';

/** A supplier profile as its consultant sees it. */
export function viewOwnSupplier(rows: SupplierRows, today: string): OwnSupplier {
  const stated = viewStated(rows, today);
  return {
    ...stated,
    files: rows.files.map(viewFile),
    missing: missingParts({ ...stated, files: rows.files }, today),
  };
}

interface Deal {
  projectId: string;
  projectTitle: string;
  firstName: string;
  lastName: string;
}

/** The same as a member of a company of one of the consultant's deals reads it. */
export function viewDealSupplier(
  rows: SupplierRows,
  { projectId, projectTitle, firstName, lastName }: Deal,
  { company }: ApprovedClientViewer,
  today: string,
): DealSupplier {
  return {
    ...viewStated(rows, today),
    ...{ projectId, projectTitle, consultantName: `${firstName} ${lastName}`.trim() },
    files: newestOf(rows.files).map(viewFile),
    can: { readBankDetails: whatMemberMayRead(company).bankDetails },
  };
}

/** A document as its consultant and companies see it. */
export const viewFile = ({
  id,
  kind,
  version,
  name,
  bytes,
  created_at,
}: SupplierFileRow): SupplierFile => ({
  ...{ id, kind, version, name, bytes },
  uploadedAt: created_at.toISOString(),
});

/** Of each kind the newest; they come newest first. */
const newestOf = (files: readonly SupplierFileRow[]): SupplierFileRow[] =>
  files.filter(({ kind }, at) => files.findIndex((each) => each.kind === kind) === at);

const viewStated = ({ profile, insurances }: SupplierRows, today: string) => ({
  business: viewBusiness(profile),
  vatCheck: profile?.vat_check
    ? { state: profile.vat_check, answeredAt: profile.vat_answered_at?.toISOString() ?? null }
    : null,
  hasBankDetails: profile?.sealed_bank_details != null,
  insurances: insurances.map((row) => ({
    kind: row.kind,
    insurer: row.insurer,
    policyNumber: row.policy_number,
    coverAmount: Number(row.cover_amount),
    currency: row.currency,
    expiresOn: row.expires_on,
    isExpired: isOver({ expiresOn: row.expires_on }, today),
  })),
});

function viewBusiness(profile: SupplierRows['profile']): OwnSupplier['business'] {
  if (!profile?.legal_form) return null;
  return {
    legalForm: profile.legal_form,
    legalName: profile.legal_name ?? '',
    street: profile.street ?? '',
    postalCode: profile.postal_code ?? '',
    city: profile.city ?? '',
    country: profile.country ?? '',
    registrationNumber: profile.registration_number ?? '',
    vatId: profile.vat_id ?? '',
  };
}
