import { hashKey, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { featureClient } from '#lib/api/client.ts';
import { oncePerList } from '#lib/api/once-per-list.ts';
import type { answersContract } from '../contract.ts';

const answersApi = featureClient<typeof answersContract>('answers');

/** What waits for the own answer. Always asked anew: it is answered on other pages. */
export const waitingQuery = queryOptions({
  queryKey: ['answers', 'waiting'],
  queryFn: () => answersApi.listWaiting(),
  staleTime: 0,
});

/** The most that one question may name. */
const askedAtOnce = 100;

/** Asks for these in as many questions as it takes, and puts the answers by their ids. */
async function askInParts<Answer>(
  ids: readonly string[],
  ask: (ids: string[]) => Promise<{ figures: Answer[] }>,
  idOf: (answer: Answer) => string,
): Promise<Record<string, Answer>> {
  const byId: Record<string, Answer> = {};
  for (let at = 0; at < ids.length; at += askedAtOnce) {
    const { figures } = await ask(ids.slice(at, at + askedAtOnce));
    for (const each of figures) byId[idOf(each)] = each;
  }
  return byId;
}

/** How the clients of these projects answer, by the projects' ids. */
export const clientFiguresQuery = oncePerList((projectIds: readonly string[]) => {
  const queryKey = ['answers', 'figures', projectIds];
  return queryOptions({
    queryKey,
    // Each row asks for it: the ids of all are put into words once.
    queryHash: hashKey(queryKey),
    queryFn: () =>
      askInParts(
        projectIds,
        (ids) => answersApi.listClientFigures({ projectIds: ids }),
        ({ projectId }) => projectId,
      ),
    enabled: projectIds.length > 0,
    placeholderData: keepPreviousData,
  });
});

/** How these consultants answer clients, by their ids. */
export const consultantFiguresQuery = oncePerList((consultantIds: readonly string[]) => {
  const queryKey = ['answers', 'consultant-figures', consultantIds];
  return queryOptions({
    queryKey,
    // Each row asks for it: the ids of all are put into words once.
    queryHash: hashKey(queryKey),
    queryFn: () =>
      askInParts(
        consultantIds,
        (ids) => answersApi.listConsultantFigures({ consultantIds: ids }),
        ({ consultantId }) => consultantId,
      ),
    enabled: consultantIds.length > 0,
    placeholderData: keepPreviousData,
  });
});
