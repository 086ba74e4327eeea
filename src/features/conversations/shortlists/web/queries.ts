import { queryOptions } from '@tanstack/react-query';
import type { consultantsContract } from '#features/profiles/consultants/contract/operations.ts';
import { featureClient } from '#lib/api/client.ts';
import { pagedQuery } from '#lib/api/paged-query.ts';
import type { shortlistsContract } from '../contract.ts';

export const shortlistsApi = featureClient<typeof shortlistsContract>('shortlists');
const consultantsApi =
  featureClient<Pick<typeof consultantsContract, 'getConsultant'>>('consultants');

/** Who is on the own shortlist, by id. */
export const shortlistedIdsQuery = queryOptions({
  queryKey: ['shortlists', 'ids'],
  queryFn: async () => (await shortlistsApi.listOwnIds()).consultantIds,
});

/** The own shortlist, last added first. */
export const shortlistQuery = pagedQuery(['shortlists', 'own'], (start) =>
  shortlistsApi.listOwn({ ...start }),
);

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
