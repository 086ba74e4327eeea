import { useClaims } from '#features/site-operations/site-settings/web/hooks/use-claims.ts';
import { Banner } from '#ui/primitives/banner.tsx';

/** Says to a client who is not approved yet what happens next, and what already works. */
export function PendingApprovalBanner({ className }: { className?: string | undefined }) {
  const review = useClaims().said('accountReview');
  return (
    <Banner tone="warning" title="Account Pending Approval" className={className}>
      Your account is being reviewed.{' '}
      {review
        ? `Review takes ${review}, and you will receive an e-mail once it is approved. `
        : 'You will receive an e-mail once it is approved. '}
      You can post projects in the meantime; applications can be read after approval.
    </Banner>
  );
}
