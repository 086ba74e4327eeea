import { Link } from '@tanstack/react-router';
import { Hourglass } from 'lucide-react';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';
import { EmptyState } from '#ui/primitives/empty-state.tsx';

/** All that a client sees of consultants before approval. */
export function PendingPanel() {
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
      Your account is being reviewed. Review takes 1-2 business days, and you will receive an e-mail
      once it is approved. You can post projects in the meantime.
    </EmptyState>
  );
}
