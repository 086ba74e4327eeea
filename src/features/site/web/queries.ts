import { queryOptions } from '@tanstack/react-query';
import type { consultantsContract } from '#features/consultants/contract.ts';
import { featureClient } from '#lib/api/client.ts';

const consultantsApi = featureClient<typeof consultantsContract>('consultants');

/** How many consultants the public pages show. */
const previewSize = 6;

/** The newest public consultant cards. */
export const consultantPreviewQuery = queryOptions({
  queryKey: ['consultants', 'public-cards', { limit: previewSize }],
  queryFn: () => consultantsApi.listPublicCards({ limit: previewSize }),
});
