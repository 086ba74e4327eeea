import { queryOptions } from '@tanstack/react-query';
import { featureClient } from '#lib/api/client.ts';
import type { connectedAppsContract } from '../contract.ts';

export const connectedAppsApi = featureClient<typeof connectedAppsContract>('connectedApps');

/** The apps that are connected to the own account. */
export const connectedAppsQuery = queryOptions({
  queryKey: ['connected-apps', 'own'],
  queryFn: () => connectedAppsApi.list(),
});

/** What an app asks the user for. */
export const appRequestQuery = (requestId: string) =>
  queryOptions({
    queryKey: ['connected-apps', 'request', requestId],
    queryFn: () => connectedAppsApi.getRequest({ requestId }),
  });
