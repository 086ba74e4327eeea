import { featureClient } from '#lib/api/client.ts';
import type { unansweredContract } from '../../contract.ts';
import { watchSearches } from '../../rules.ts';

const unansweredApi = featureClient<Pick<typeof unansweredContract, 'record'>>('unanswered');

/** Counts the searches of this window that were not answered. */
export const watch = watchSearches((search) => {
  unansweredApi.record(search).catch(() => undefined);
});
