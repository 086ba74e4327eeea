import { queryOptions } from '@tanstack/react-query';
import { featureClient } from '#lib/api/client.ts';
import type { connectedSignInsContract } from '../contract.ts';

export const connectedSignInsApi =
  featureClient<typeof connectedSignInsContract>('connectedSignIns');

/** By which accounts elsewhere people can sign in here; the operator says so at the start of the site. */
export const offeredQuery = queryOptions({
  queryKey: ['connected-sign-ins', 'offered'],
  queryFn: () => connectedSignInsApi.listOffered(),
  staleTime: Number.POSITIVE_INFINITY,
});

/** The accounts elsewhere that sign in to the own account. */
export const connectionsQuery = queryOptions({
  queryKey: ['connected-sign-ins', 'own'],
  queryFn: () => connectedSignInsApi.list(),
});

/** What the form of a sign-up begins with. */
export const waitingSignUpQuery = (waitingId: string) =>
  queryOptions({
    queryKey: ['connected-sign-ins', 'sign-up', waitingId],
    queryFn: () => connectedSignInsApi.readSignUp({ waitingId }),
  });
