import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { featureClient } from '#lib/api/client.ts';
import { pagedQuery } from '#lib/api/paged-query.ts';
import type { searchContract, suggestionsContract } from '../contract.ts';
import type { FindSearch } from './components/find-search.ts';

const searchApi = featureClient<typeof searchContract>('search');
const suggestionsApi = featureClient<typeof suggestionsContract>('matching');

/** The consultants that a search finds, in its order. */
export const foundConsultantsQuery = (search: FindSearch) =>
  infiniteQueryOptions({
    ...pagedQuery(['search', 'consultants', search], (start) =>
      searchApi.findConsultants({ ...search, ...start }),
    ),
    // All pages are of one snapshot: they are not fetched again while the list is open.
    staleTime: Number.POSITIVE_INFINITY,
  });

/** How many each further choice would leave; the old numbers stand until the new ones are there. */
export const consultantCountsQuery = ({ sort: _, ...filter }: FindSearch) =>
  queryOptions({
    queryKey: ['search', 'counts', filter],
    queryFn: () => searchApi.countConsultants(filter),
    placeholderData: keepPreviousData,
  });

/** What a text that is being typed could become; what was offered before stands until the answer is there. */
export const completionsQuery = (text: string) =>
  queryOptions({
    queryKey: ['search', 'completions', text],
    queryFn: async ({ signal }) => (await searchApi.completeText({ text }, { signal })).items,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });

/** How many consultants a project page suggests. */
const suggestedCount = 6;

/** The consultants that fit an own project best. */
export const suggestionsQuery = (projectId: string) =>
  queryOptions({
    queryKey: ['matching', 'suggestions', projectId],
    queryFn: async () =>
      (await suggestionsApi.suggestConsultants({ projectId, limit: suggestedCount })).items,
  });
