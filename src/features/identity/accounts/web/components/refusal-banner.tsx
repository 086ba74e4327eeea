import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Banner } from '#ui/primitives/banner.tsx';
import { ownDecisionQuery } from '../queries.ts';

/** Shows a user whose account is not approved, or not any more, why, and what to do about it. */
export function RefusalBanner({ className }: { className?: string | undefined }) {
  const { data } = useQuery(ownDecisionQuery);
  return (
    <Banner tone="warning" title="Your account is not approved" className={className}>
      {data?.reason && <p className="wrap-anywhere whitespace-pre-line">{data.reason}</p>}
      <p className={data?.reason ? 'mt-2' : undefined}>
        Change what is to be changed, then <Link to="/contact">write to us</Link>: we look again. Or{' '}
        <Link to="/account" hash="decisions-about-you">
          appeal
        </Link>
        .
      </p>
    </Banner>
  );
}
