import { useMutation, useQueryClient } from '@tanstack/react-query';
import { asApiProblem, messageOf } from '#lib/api/problem.ts';
import { useIntentKey } from '#lib/api/use-intent-key.ts';
import { notify } from '#ui/feedback/notify.ts';
import type { SearchToSave } from '../components/search-to-save.ts';
import { savedSearchWords, savedWords } from '../messages.ts';
import { savedSearchesApi, savedSearchesKey } from '../queries.ts';

interface Naming {
  name: string;
  /** Of projects. */
  leastScore: number | null;
}

/** Saves a search under a name, once whatever is clicked. */
export function useSaveSearch(search: SearchToSave, onEnd: () => void) {
  const queryClient = useQueryClient();
  const intent = useIntentKey();
  const saving = useMutation({
    mutationFn: ({ name, leastScore }: Naming) => {
      const call = { context: { idempotencyKey: intent.current() } };
      if (search.kind === 'consultants') {
        const { sort: _, ...filter } = search.filter;
        return savedSearchesApi.saveForConsultants({ name, filter }, call);
      }
      const { posted: _, ...filter } = search.filter;
      return savedSearchesApi.saveForProjects({ name, filter, leastScore }, call);
    },
    onSuccess: async () => {
      intent.renew();
      onEnd();
      notify.success(savedWords[search.kind]);
      await queryClient.invalidateQueries({ queryKey: savedSearchesKey });
    },
    onError: (error) => {
      // Without an answer it may have been saved, and is sent again under its key.
      if (asApiProblem(error)) intent.renew();
    },
  });
  const refusal = messageOf(saving.error, 'NAME_TAKEN', 'TOO_MANY_SEARCHES', 'NOTHING_TO_SEARCH');
  return {
    save: saving.mutate,
    isSaving: saving.isPending,
    /** Why it was not saved: undefined while nothing stands in the way. */
    refusal: saving.isError ? (refusal ?? savedSearchWords.saveFailed) : undefined,
  };
}
