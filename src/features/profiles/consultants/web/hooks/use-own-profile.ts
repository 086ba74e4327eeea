import { type QueryClient, useQuery } from '@tanstack/react-query';
import { ownProfileQuery } from '../queries.ts';

/** For loaders: fetches the own profile, and never fails a page over it. */
export async function preloadOwnProfile(queryClient: QueryClient): Promise<void> {
  await queryClient.prefetchQuery(ownProfileQuery);
}

/** The signed-in consultant's profile: undefined while it is not known, null before it has been saved once. */
export function useOwnProfile() {
  const { data, isPending, isFetching, refetch } = useQuery(ownProfileQuery);
  return { profile: data, isPending, isFetching, refetch };
}
