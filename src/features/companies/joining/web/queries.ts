import { queryOptions } from '@tanstack/react-query';
import { featureClient } from '#lib/api/client.ts';
import type { joiningContract } from '../contract.ts';

export const joiningApi = featureClient<typeof joiningContract>('joining');

/** The domains that the user's company has named. */
export const companyDomainsQuery = queryOptions({
  queryKey: ['joining', 'domains'],
  queryFn: () => joiningApi.listDomains(),
});

/** Users who ask to become members of it. */
export const membershipRequestsQuery = queryOptions({
  queryKey: ['joining', 'requests'],
  queryFn: () => joiningApi.listRequests(),
});

/** The company that the user can ask to become a member of. */
export const membershipOfferQuery = queryOptions({
  queryKey: ['joining', 'offer'],
  queryFn: () => joiningApi.findOffer(),
});
