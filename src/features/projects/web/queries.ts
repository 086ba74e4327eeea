import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { featureClient } from '#lib/api/client.ts';
import type { projectsContract } from '../contract/operations.ts';

export const projectsApi = featureClient<typeof projectsContract>('projects');

/** Where a list begins: its first page has no cursor. */
const listStart: { cursor?: string } = {};

/** The client's own projects, newest first, page by page. */
export const ownProjectsQuery = infiniteQueryOptions({
  queryKey: ['projects', 'own', 'list'],
  queryFn: ({ pageParam }) => projectsApi.listOwn(pageParam),
  initialPageParam: listStart,
  getNextPageParam: ({ nextCursor }) => (nextCursor === null ? null : { cursor: nextCursor }),
});

/** One of the client's own projects. */
export const ownProjectQuery = (projectId: string) =>
  queryOptions({
    queryKey: ['projects', 'own', projectId],
    queryFn: () => projectsApi.getOwn({ projectId }),
  });
