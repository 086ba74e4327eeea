import { queryOptions } from '@tanstack/react-query';
import { featureClient } from '#lib/api/client.ts';
import type { accountsContract } from '../contract.ts';

/** The operations on the own account. */
export const accountsApi = featureClient<typeof accountsContract>('accounts');

/** Who is looking at the page. */
export const viewerQuery = queryOptions({
  queryKey: ['accounts', 'me'],
  queryFn: () => accountsApi.me(),
  staleTime: 60_000,
});

/** What a confirmation link is about. */
export const confirmationQuery = (token: string) =>
  queryOptions({
    queryKey: ['accounts', 'confirmation', token],
    queryFn: () => accountsApi.readConfirmation({ token }),
  });

/** What admins have decided about the own account, and why. */
export const ownDecisionQuery = queryOptions({
  queryKey: ['accounts', 'decision'],
  queryFn: () => accountsApi.getOwnDecision(),
});
