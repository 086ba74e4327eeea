import { Banner } from '#ui/primitives/banner.tsx';

/** Says to a client who is not approved yet what happens next, and what already works. */
export function PendingApprovalBanner({ className }: { className?: string | undefined }) {
  return (
    <Banner tone="warning" title="Account Pending Approval" className={className}>
      Your account is being reviewed. Review takes 1-2 business days, and you will receive an e-mail
      once it is approved. You can post projects in the meantime; applications can be read after
      approval.
    </Banner>
  );
}
