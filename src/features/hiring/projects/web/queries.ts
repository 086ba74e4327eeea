import { queryOptions } from '@tanstack/react-query';
import { featureClient } from '#lib/api/client.ts';
import { pagedQuery } from '#lib/api/paged-query.ts';
import type { projectsContract } from '../contract/operations.ts';

export const projectsApi = featureClient<typeof projectsContract>('projects');

/** The client's own projects, newest first, page by page. */
export const ownProjectsQuery = pagedQuery(['projects', 'own', 'list'], (start) =>
  projectsApi.listOwn(start),
);

/** One of the client's own projects. */
export const ownProjectQuery = (projectId: string) =>
  queryOptions({
    queryKey: ['projects', 'own', projectId],
    queryFn: () => projectsApi.getOwn({ projectId }),
  });
