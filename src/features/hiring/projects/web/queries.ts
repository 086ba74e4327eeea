import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { featureClient } from '#lib/api/client.ts';
import { pagedQuery } from '#lib/api/paged-query.ts';
import type { projectsContract } from '../contract/operations.ts';
import type { OwnProjectFilter } from '../rules/own-project-filter.ts';

export const projectsApi = featureClient<typeof projectsContract>('projects');

/** The client's own projects within a filter, newest first, page by page. */
export const ownProjectsQuery = (filter: OwnProjectFilter) =>
  pagedQuery(['projects', 'own', 'list', filter], (start) =>
    projectsApi.listOwn({ ...filter, ...start }),
  );

/** How many of the client's own projects with these words are in each status, and how many are archived. */
export const ownProjectCountsQuery = ({ text }: Pick<OwnProjectFilter, 'text'>) =>
  queryOptions({
    queryKey: ['projects', 'own', 'counts', text ?? ''],
    queryFn: () => projectsApi.countOwn({ text }),
    placeholderData: keepPreviousData,
  });

/** The templates that the client has saved, by name. */
export const projectTemplatesQuery = queryOptions({
  queryKey: ['project-templates'],
  queryFn: () => projectsApi.listTemplates(),
});

/** One of the client's own projects. */
export const ownProjectQuery = (projectId: string) =>
  queryOptions({
    queryKey: ['projects', 'own', projectId],
    queryFn: () => projectsApi.getOwn({ projectId }),
  });
