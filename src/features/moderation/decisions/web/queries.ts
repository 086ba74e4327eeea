import { queryOptions } from '@tanstack/react-query';
import { featureClient } from '#lib/api/client.ts';
import { pagedQuery } from '#lib/api/paged-query.ts';
import type { decisionsContract } from '../contract/operations.ts';

export const decisionsApi = featureClient<typeof decisionsContract>('decisions');

/** Reviews that wait for an admin's look, page by page. */
export const heldReviewsQuery = pagedQuery(['decisions', 'held'], (start) =>
  decisionsApi.listHeldReviews(start),
);

/** Appeals that wait for an answer. */
export const appealsQuery = queryOptions({
  queryKey: ['decisions', 'appeals'],
  queryFn: () => decisionsApi.listAppeals(),
});

/** What was decided about the own account, content and reports. */
export const ownDecisionsQuery = queryOptions({
  queryKey: ['decisions', 'own'],
  queryFn: () => decisionsApi.listOwn(),
});

/** What was decided about a user. */
export const userDecisionsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['decisions', 'of', userId],
    queryFn: () => decisionsApi.listOfUser({ userId }),
  });

/** What was reported, decided and appealed against, year by year. */
export const transparencyQuery = queryOptions({
  queryKey: ['decisions', 'transparency'],
  queryFn: () => decisionsApi.getTransparency({}),
});
