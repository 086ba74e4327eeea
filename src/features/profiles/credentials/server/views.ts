import type { CertificationId } from '#catalogue/certifications.ts';
import type { OwnCredential, ReviewedCredential, VerifiedCertification } from '../contract.ts';
import { whatAdminCanDo } from '../policy.ts';
import { stateOf } from '../rules.ts';
import type { CredentialRow, ReviewedRow } from './queries/credentials.ts';
import type { VerifiedRow } from './queries/verified-certifications.ts';

/** A certification as its consultant sees it, with or without evidence. */
export function viewOwnCredential(
  {
    certification,
    credential,
  }: { certification: CertificationId; credential: CredentialRow | null },
  today: string,
): OwnCredential {
  return {
    certification,
    state: stateOf(credential, today),
    link: credential?.link ?? '',
    number: credential?.number ?? '',
    issuedOn: credential?.issued_on ?? null,
    expiresOn: credential?.expires_on ?? null,
    submittedAt: credential?.submitted_at.toISOString() ?? null,
    decidedAt: credential?.decided_at?.toISOString() ?? null,
    method: credential?.method ?? null,
    reason: credential?.reason ?? null,
  };
}

/** A credential as admins look at it. */
export function viewReviewed(row: ReviewedRow, today: string): ReviewedCredential {
  const state = stateOf(row, today);
  return {
    id: row.id,
    revision: row.revision,
    consultant: {
      userId: row.consultant_id,
      name: `${row.first_name} ${row.last_name}`.trim() || row.email,
      email: row.email,
    },
    certification: row.certification,
    state,
    link: row.link,
    number: row.number,
    issuedOn: row.issued_on,
    expiresOn: row.expires_on,
    submittedAt: row.submitted_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
    decidedBy:
      row.admin_first_name === null
        ? null
        : `${row.admin_first_name} ${row.admin_last_name ?? ''}`.trim(),
    method: row.method,
    reason: row.reason,
    can: whatAdminCanDo(state),
  };
}

/** What clients may know of a verified certification. */
export const viewVerified = (row: VerifiedRow): VerifiedCertification => ({
  certification: row.certification,
  verifiedAt: row.verifiedAt.toISOString(),
  method: row.method,
  expiresOn: row.expiresOn,
});
