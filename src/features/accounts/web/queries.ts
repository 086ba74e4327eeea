import { queryOptions } from '@tanstack/react-query';
import { featureClient } from '#lib/api/client.ts';
import type { accountsContract } from '../contract/operations.ts';
import type { sessionsContract } from '../contract/session-operations.ts';
import type { settingsContract } from '../contract/settings-operations.ts';

/** The operations on the own account. */
export const accountsApi = featureClient<
  typeof accountsContract & typeof sessionsContract & typeof settingsContract
>('accounts');

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
