import { queryOptions } from '@tanstack/react-query';
import { featureClient } from '#lib/api/client.ts';
import { pagedQuery } from '#lib/api/paged-query.ts';
import type { ReportState, reportsContract } from '../contract.ts';

export const reportsApi = featureClient<typeof reportsContract>('reports');

/** Reports in one state, page by page. */
export const reportsQuery = (state: ReportState) =>
  pagedQuery(['reports', 'list', state], (start) => reportsApi.list({ state, ...start }));

/** How many reports wait. */
export const waitingReportsQuery = queryOptions({
  queryKey: ['reports', 'count'],
  queryFn: () => reportsApi.countWaiting(),
});
