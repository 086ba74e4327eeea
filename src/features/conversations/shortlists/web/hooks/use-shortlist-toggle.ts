import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createIsomorphicFn } from '@tanstack/react-start';
import { asApiProblem } from '#lib/api/problem.ts';
import { useRowQuery } from '#lib/api/use-row-query.ts';
import { notify } from '#ui/feedback/notify.ts';
import { shortlistedIdsQuery, shortlistsApi } from '../queries.ts';

export interface ShortlistToggle {
  isShortlisted: boolean;
  /** The change is on its way; another one waits. */
  isPending: boolean;
  toggle: () => void;
}

/** Puts one consultant on the shortlist or takes them off: shown at once, and taken back when it fails. */
export function useShortlistToggle(consultantId: string): ShortlistToggle {
  const { data: ids = [] } = useRowQuery(shortlistedIdsQuery);
  const isShortlisted = ids.includes(consultantId);
  return { isShortlisted, ...useToggle(consultantId, isShortlisted) };
}

type Toggle = Omit<ShortlistToggle, 'isShortlisted'>;

/** While the server renders a page no button can be pressed. */
const useToggle = createIsomorphicFn()
  .server(
    (_consultantId: string, _isShortlisted: boolean): Toggle => ({
      isPending: false,
      toggle: () => undefined,
    }),
  )
  .client(useChange);

function useChange(consultantId: string, isShortlisted: boolean): Toggle {
  const queryClient = useQueryClient();
  const { queryKey } = shortlistedIdsQuery;
  const mutationKey = ['shortlists', 'toggle', consultantId];
  const { mutate, isPending } = useMutation({
    mutationKey,
    mutationFn: async (wanted: boolean): Promise<void> => {
      await (wanted ? shortlistsApi.add({ consultantId }) : shortlistsApi.remove({ consultantId }));
    },
    onMutate: async (wanted) => {
      // A press before the list is known is not lost: it waits for the list, whose failure the request's own will tell.
      await queryClient.ensureQueryData(shortlistedIdsQuery).catch(() => undefined);
      await queryClient.cancelQueries({ queryKey });
      const others = (queryClient.getQueryData(queryKey) ?? []).filter((id) => id !== consultantId);
      queryClient.setQueryData(queryKey, wanted ? [consultantId, ...others] : others);
    },
    onSuccess: (_, wanted) => {
      if (wanted) {
        notify.success('Added to shortlist', 'Consultant has been added to your shortlist.');
      } else {
        notify.success(
          'Removed from shortlist',
          'Consultant has been removed from your shortlist.',
        );
      }
    },
    onError: (error, wanted) => {
      // Only this one's change is taken back: others may have gone through meanwhile.
      const others = (queryClient.getQueryData(queryKey) ?? []).filter((id) => id !== consultantId);
      queryClient.setQueryData(queryKey, wanted ? others : [consultantId, ...others]);
      const problem = asApiProblem(error);
      notify.error(
        'Error',
        problem?.code === 'SHORTLIST_FULL'
          ? problem.message
          : 'Failed to update shortlist. Please try again.',
      );
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['shortlists'] }),
  });

  return {
    isPending,
    toggle: () => {
      // The second of two quick clicks comes before anything is rendered, and still sees a button at rest.
      if (queryClient.isMutating({ mutationKey }) === 0) mutate(!isShortlisted);
    },
  };
}
