import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { featureClient } from '#lib/api/client.ts';
import type { referralsContract } from '../contract.ts';

export const referralsApi = featureClient<typeof referralsContract>('referrals');

/** The own code and what has come of it. */
export const referralSummaryQuery = queryOptions({
  queryKey: ['referrals', 'summary'],
  queryFn: () => referralsApi.getOwn(),
});

/** Where a list begins: its first page has no cursor. */
const listStart: { cursor?: string } = {};

/** Who joined with the own code, newest first. */
export const referralListQuery = infiniteQueryOptions({
  queryKey: ['referrals', 'list'],
  queryFn: ({ pageParam }) => referralsApi.listOwn(pageParam),
  initialPageParam: listStart,
  getNextPageParam: ({ nextCursor }) => (nextCursor === null ? null : { cursor: nextCursor }),
});
