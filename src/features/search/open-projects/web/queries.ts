import type { OpenProjectChoice } from '#features/hiring/projects/rules/open-project-filter.ts';
import { featureClient } from '#lib/api/client.ts';
import { pagedQuery } from '#lib/api/paged-query.ts';
import type { openProjectsContract } from '../contract.ts';

const api = featureClient<typeof openProjectsContract>('projects');

/** Open public projects within a filter, the best match first unless another order is chosen. */
export const openProjectsQuery = (choice: OpenProjectChoice) =>
  pagedQuery(['projects', 'open', 'list', choice], (start) =>
    api.listOpen({ sort: 'match', ...choice, ...start }),
  );
