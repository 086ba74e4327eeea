import { useQuery } from '@tanstack/react-query';
import { PartFailed } from '#ui/feedback/part-failed.tsx';
import { subscriptionQuery } from '../queries.ts';

/** Says that the check of the own subscription has failed, where it counts as none until then; otherwise nothing. */
export function SubscriptionUnknown() {
  const query = useQuery({ ...subscriptionQuery, enabled: false });
  return query.isError && !query.data ? (
    <PartFailed what="Your subscription" query={query} />
  ) : null;
}
