import { queryOptions } from '@tanstack/react-query';
import { featureClient } from '#lib/api/client.ts';
import type { mailPreferencesContract } from '../contract.ts';

export const mailPreferencesApi = featureClient<typeof mailPreferencesContract>('mailPreferences');

/** Which mails a user gets, by the key of the link in a mail. */
export const mailPreferenceQuery = (key: string) =>
  queryOptions({
    queryKey: ['mail-preferences', 'of', key],
    queryFn: () => mailPreferencesApi.get({ key }),
  });

/** The key of the page on which the caller chooses their mails. */
export const ownKeyQuery = queryOptions({
  queryKey: ['mail-preferences', 'own-key'],
  queryFn: () => mailPreferencesApi.getOwnKey(),
});

/** Addresses that announcements do not go to. */
export const suppressedQuery = queryOptions({
  queryKey: ['mail-preferences', 'suppressed'],
  queryFn: () => mailPreferencesApi.listSuppressed({ text: '' }),
});
