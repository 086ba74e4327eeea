import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApplicationStage } from '#catalogue/enumerations/application.ts';
import { notify } from '#ui/feedback/notify.ts';
import type { ReceivedApplication } from '../../contract/application-views.ts';
import { decisionsApi, receivedApplicationQuery } from '../queries/client-queries.ts';

/** What a client changes of how an application is sorted; what is left out stays. */
export interface Triage {
  stage?: ApplicationStage;
  isStarred?: boolean;
  note?: string;
}

type Received = Pick<ReceivedApplication, 'id' | 'stage' | 'isStarred' | 'note'>;
type ReceivedPages = InfiniteData<{ items: ReceivedApplication[] }>;

const received = ['applications', 'received'] as const;
const mutationKey = ['applications', 'triage'] as const;

/**
 * Sorts an application: it is shown at once, and taken back where it could not be stored. Rows keep their places: the
 * lists are not fetched again.
 */
export function useTriage() {
  const queryClient = useQueryClient();

  function show(id: string, triage: Triage): void {
    queryClient.setQueryData(receivedApplicationQuery(id).queryKey, (application) =>
      application ? { ...application, ...triage } : application,
    );
    queryClient.setQueriesData<ReceivedPages>(
      { queryKey: [...received, 'list'] },
      (list) =>
        list && {
          ...list,
          pages: list.pages.map((page) => ({
            ...page,
            items: page.items.map((item) => (item.id === id ? { ...item, ...triage } : item)),
          })),
        },
    );
  }

  const { mutateAsync } = useMutation({
    mutationKey,
    // One after another: the last choice about an application is the one that stays.
    scope: { id: 'triage' },
    mutationFn: ({ application: { id }, triage }: { application: Received; triage: Triage }) =>
      decisionsApi.triage({ applicationId: id, ...triage }),
    onError: (_, { application: { id, stage, isStarred, note } }) =>
      show(id, { stage, isStarred, note }),
    onSettled: () => {
      // Once after the last of the queue, and no choice waits for it.
      if (queryClient.isMutating({ mutationKey }) > 1) return;
      void queryClient.invalidateQueries({ queryKey: [...received, 'counts'] });
    },
  });

  function triage(application: Received, change: Triage): Promise<unknown> {
    show(application.id, change);
    return mutateAsync({ application, triage: change });
  }

  return {
    /** Rejects where it could not be stored. */
    triage,
    /** The same with a toast where it could not be stored. */
    sort: (application: Received, change: Triage) =>
      void triage(application, change).catch(() =>
        notify.error('Error', 'Your choice could not be saved. Please try again.'),
      ),
  };
}
