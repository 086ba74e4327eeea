import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notify } from '#ui/feedback/notify.ts';
import { savedSearchWords } from '../messages.ts';
import { savedSearchesApi, savedSearchesKey } from '../queries.ts';

/** Removes a saved search. */
export function useRemoveSearch() {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (savedSearchId: string) => savedSearchesApi.remove({ savedSearchId }),
    onSuccess: () => {
      notify.success(savedSearchWords.removed);
    },
    onError: () => notify.error('Error', savedSearchWords.removeFailed),
    onSettled: () => queryClient.invalidateQueries({ queryKey: savedSearchesKey }),
  });
  return { remove: mutate, isRemoving: isPending };
}
