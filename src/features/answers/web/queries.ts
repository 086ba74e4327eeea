import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { featureClient } from '#lib/api/client.ts';
import type { answersContract, ClientFigures } from '../contract.ts';

const answersApi = featureClient<typeof answersContract>('answers');

/** What waits for the own answer. Always asked anew: it is answered on other pages. */
export const waitingQuery = queryOptions({
  queryKey: ['answers', 'waiting'],
  queryFn: () => answersApi.listWaiting(),
  staleTime: 0,
});

/** The most that one question may name. */
const askedAtOnce = 100;

/** How the clients of these projects answer, by the projects' ids. */
export const clientFiguresQuery = (projectIds: readonly string[]) =>
  queryOptions({
    queryKey: ['answers', 'figures', projectIds],
    queryFn: async () => {
      const byProject: Record<string, ClientFigures> = {};
      for (let at = 0; at < projectIds.length; at += askedAtOnce) {
        const ids = projectIds.slice(at, at + askedAtOnce);
        const { figures } = await answersApi.listClientFigures({ projectIds: ids });
        for (const each of figures) byProject[each.projectId] = each;
      }
      return byProject;
    },
    enabled: projectIds.length > 0,
    placeholderData: keepPreviousData,
  });
