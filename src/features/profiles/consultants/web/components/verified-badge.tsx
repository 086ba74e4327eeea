import { BadgeCheck } from 'lucide-react';
import { Badge } from '#ui/primitives/badge.tsx';
import type { ConsultantCard } from '../../contract/consultant-card.ts';

/** Says that certifications of a consultant have been checked; nothing for those without. */
export function VerifiedBadge({
  verifiedCertificationCount: count,
}: Pick<ConsultantCard, 'verifiedCertificationCount'>) {
  if (count === 0) return null;
  return (
    <Badge tone="success">
      <BadgeCheck aria-hidden="true" />
      {`${count} verified ${count === 1 ? 'certification' : 'certifications'}`}
    </Badge>
  );
}
