import { Link } from '@tanstack/react-router';
import { Hourglass } from 'lucide-react';
import { useClaims } from '#features/site-operations/site-settings/web/hooks/use-claims.ts';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';
import { EmptyState } from '#ui/primitives/empty-state.tsx';

/** All that a client sees of consultants before approval. */
export function PendingPanel() {
  const review = useClaims().said('accountReview');
  return (
    <EmptyState
      icon={<Hourglass />}
      title="Account Pending Approval"
      action={
        <Link to="/client/portal" className={buttonClassName()}>
          Back to Portal
        </Link>
      }
    >
      Your account is being reviewed.{' '}
      {review
        ? `Review takes ${review}, and you will receive an e-mail once it is approved. `
        : 'You will receive an e-mail once it is approved. '}
      You can post projects in the meantime.
    </EmptyState>
  );
}
