import { BadgeCheck } from 'lucide-react';
import { isCertificationId, labelOfCertification } from '#catalogue/certifications.ts';
import type { VerificationMethod } from '#catalogue/enumerations/credential.ts';
import { Badge } from '#ui/primitives/badge.tsx';
import { DateText } from '#ui/primitives/date-text.tsx';
import type { VerifiedCertification } from '../../contract.ts';

interface CertificationListProps {
  certifications: readonly string[];
  verified: readonly VerifiedCertification[];
}

/** The certifications of a profile. Only what an admin has verified carries the badge, and says how and when. */
export function CertificationList({ certifications, verified }: CertificationListProps) {
  return (
    <ul className="flex flex-col gap-3">
      {certifications.map((id) => {
        const proof = verified.find(({ certification }) => certification === id);
        return (
          <li key={id}>
            <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
              {nameOf(id)}
              {proof && (
                <Badge tone="success">
                  <BadgeCheck aria-hidden="true" />
                  Verified
                </Badge>
              )}
            </span>
            {proof && (
              <p className="text-sm text-ink-muted">
                {howWords[proof.method]} on <DateText value={proof.verifiedAt} />
                {proof.expiresOn && (
                  <>
                    , valid until <DateText value={proof.expiresOn} />
                  </>
                )}
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** The title of a certification with its exams; what the catalogue does not know, as it was stored. */
export const nameOf = (id: string): string =>
  isCertificationId(id) ? labelOfCertification(id) : id;

const howWords: Record<VerificationMethod, string> = {
  'public-record': 'We read the issuer’s public record',
  'issuer-lookup': 'We looked it up with the issuer',
  'certificate-seen': 'We saw the certificate',
};
