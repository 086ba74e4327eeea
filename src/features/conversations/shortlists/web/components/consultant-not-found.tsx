import { Link } from '@tanstack/react-router';
import { UserRoundX } from 'lucide-react';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';
import { EmptyState } from '#ui/primitives/empty-state.tsx';

/** For a consultant who is not listed, or never was: the two look alike. */
export function ConsultantNotFound() {
  return (
    <EmptyState
      level={1}
      icon={<UserRoundX />}
      title="Consultant Not Found"
      action={
        <Link to="/find-consultants" className={buttonClassName()}>
          Back to Search
        </Link>
      }
    >
      This consultant is not listed at the moment. Others are.
    </EmptyState>
  );
}
