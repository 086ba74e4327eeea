import { queryOptions } from '@tanstack/react-query';
import { featureClient } from '#lib/api/client.ts';
import { pagedQuery } from '#lib/api/paged-query.ts';
import type { RequestState, serviceRequestsContract } from '../contract.ts';

export const serviceRequestsApi = featureClient<typeof serviceRequestsContract>('serviceRequests');

/** How many requests wait for an admin. */
export const waitingRequestsQuery = queryOptions({
  queryKey: ['service-requests', 'count'],
  queryFn: () => serviceRequestsApi.countWaiting(),
});

/** Requests in one state, page by page. */
export const receivedRequestsQuery = (state: RequestState) =>
  pagedQuery(['service-requests', 'received', state], (start) =>
    serviceRequestsApi.listReceived({ state, ...start }),
  );
