import { type QueryClient, useQuery } from '@tanstack/react-query';
import { referralListQuery, referralSummaryQuery } from '../queries.ts';

/** For loaders: fetches the own code and figures, and never fails a page over it. */
export async function preloadReferralSummary(queryClient: QueryClient): Promise<void> {
  await queryClient.prefetchQuery(referralSummaryQuery);
}

/** For loaders: fetches what the referral card shows, and never fails a page over it. */
export async function preloadReferrals(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    preloadReferralSummary(queryClient),
    queryClient.prefetchInfiniteQuery(referralListQuery),
  ]);
}

/** The own referral code and figures; undefined while they are not known. */
export function useReferralSummary({ enabled = true }: { enabled?: boolean } = {}) {
  const { data, isPending, isFetching, refetch } = useQuery({ ...referralSummaryQuery, enabled });
  return { summary: data, isPending, isFetching, refetch };
}
