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

/** Where the own account is signed in. */
export const sessionsQuery = queryOptions({
  queryKey: ['accounts', 'sessions'],
  queryFn: () => accountsApi.listSessions(),
});

/** Whether the own account has a password. */
export const passwordQuery = queryOptions({
  queryKey: ['accounts', 'password'],
  queryFn: () => accountsApi.getPassword(),
});

/** The change of the own address that waits. */
export const emailChangeQuery = queryOptions({
  queryKey: ['accounts', 'email-change'],
  queryFn: () => accountsApi.getEmailChange(),
});

/** What a link about a change of address is about. */
export const emailChangeLinkQuery = (token: string) =>
  queryOptions({
    queryKey: ['accounts', 'email-change', token],
    queryFn: () => accountsApi.readEmailChange({ token }),
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
