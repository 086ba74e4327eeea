import { queryOptions } from '@tanstack/react-query';
import { featureClient } from '#lib/api/client.ts';
import { pagedQuery } from '#lib/api/paged-query.ts';
import type { vettingContract } from '../contract.ts';

export const vettingApi = featureClient<typeof vettingContract>('vetting');

/** What is checked before an account is approved. */
export const checklistsQuery = queryOptions({
  queryKey: ['vetting', 'checklists'],
  queryFn: () => vettingApi.getChecklists(),
});

/** How far an account has been checked. */
export const accountVettingQuery = (userId: string) =>
  queryOptions({
    queryKey: ['vetting', 'account', userId],
    queryFn: () => vettingApi.get({ userId }),
  });

/** Approved consultants with changed claims, longest waiting first, page by page. */
export const changedClaimsQuery = pagedQuery(['vetting', 'changed-claims', 'list'], (start) =>
  vettingApi.listChangedClaims({ limit: 20, ...start }),
);

/** How many of them there are. */
export const changedClaimsCountQuery = queryOptions({
  queryKey: ['vetting', 'changed-claims', 'count'],
  queryFn: () => vettingApi.countChangedClaims(),
});

/** The question that waits for the own answer. */
export const ownQuestionQuery = queryOptions({
  queryKey: ['vetting', 'own-question'],
  queryFn: () => vettingApi.getOwnQuestion(),
});
