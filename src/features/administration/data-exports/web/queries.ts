import { queryOptions } from '@tanstack/react-query';
import { featureClient } from '#lib/api/client.ts';
import type { dataExportsContract } from '../contract.ts';

export const dataExportsApi = featureClient<typeof dataExportsContract>('dataExports');

/** So often it is asked whether an export is ready, in ms, while one is made. */
const lookEveryMs = 5_000;

/** The own last export. */
export const dataExportQuery = queryOptions({
  queryKey: ['data-export'],
  queryFn: () => dataExportsApi.get(),
  refetchInterval: ({ state }) => (state.data?.dataExport?.readyAt === null ? lookEveryMs : false),
});
