import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { consultantsContract } from '#features/consultants/contract/operations.ts';
import { featureClient } from '#lib/api/client.ts';
import type { shortlistsContract } from '../contract.ts';

export const shortlistsApi = featureClient<typeof shortlistsContract>('shortlists');
const consultantsApi =
  featureClient<Pick<typeof consultantsContract, 'getConsultant'>>('consultants');

/** Who is on the own shortlist, by id. */
export const shortlistedIdsQuery = queryOptions({
  queryKey: ['shortlists', 'ids'],
  queryFn: async () => (await shortlistsApi.listOwnIds()).consultantIds,
});

/** Where a list begins: its first page has no cursor. */
const listStart: { cursor?: string } = {};

/** The own shortlist, last added first. */
export const shortlistQuery = infiniteQueryOptions({
  queryKey: ['shortlists', 'own'],
  queryFn: ({ pageParam }) => shortlistsApi.listOwn({ ...pageParam }),
  initialPageParam: listStart,
  getNextPageParam: ({ nextCursor }) => (nextCursor === null ? null : { cursor: nextCursor }),
});

/** How many of them the client portal shows. */
const panelSize = 3;

/** The last ones added, and whether there are more. */
export const shortlistPanelQuery = queryOptions({
  queryKey: ['shortlists', 'panel'],
  queryFn: () => shortlistsApi.listOwn({ limit: panelSize }),
});

/** The profile of a listed consultant. */
export const consultantQuery = (consultantId: string) =>
  queryOptions({
    queryKey: ['consultants', 'listed', consultantId],
    queryFn: () => consultantsApi.getConsultant({ consultantId }),
  });
