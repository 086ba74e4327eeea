import { featureClient } from '#lib/api/client.ts';
import { pagedQuery } from '#lib/api/paged-query.ts';
import type { unansweredContract } from '../contract.ts';
import { watchSearches } from '../rules.ts';

const unansweredApi =
  featureClient<Pick<typeof unansweredContract, 'list' | 'record'>>('unanswered');

/** Search texts that were not answered, the most frequent first, page by page. */
export const unansweredQuery = pagedQuery(['unanswered'], (start) =>
  unansweredApi.list({ limit: 20, ...start }),
);

/** Counts the searches of this window that were not answered. */
export const watch = watchSearches((search) => {
  unansweredApi.record(search).catch(() => undefined);
});
