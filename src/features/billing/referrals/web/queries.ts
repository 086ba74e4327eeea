import { queryOptions } from '@tanstack/react-query';
import { featureClient } from '#lib/api/client.ts';
import { pagedQuery } from '#lib/api/paged-query.ts';
import type { referralsContract } from '../contract.ts';

export const referralsApi = featureClient<typeof referralsContract>('referrals');

/** The own code and what has come of it. */
export const referralSummaryQuery = queryOptions({
  queryKey: ['referrals', 'summary'],
  queryFn: () => referralsApi.getOwn(),
});

/** Who joined with the own code, newest first. */
export const referralListQuery = pagedQuery(['referrals', 'list'], (start) =>
  referralsApi.listOwn(start),
);
