import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { messageOf } from '#lib/api/problem.ts';
import { notify } from '#ui/feedback/notify.ts';
import { Button } from '#ui/primitives/button.tsx';
import type { SavedSearch } from '../../contract.ts';
import { savedSearchWords } from '../messages.ts';
import { savedSearchesApi, savedSearchesKey } from '../queries.ts';
import { isName, SearchNameField } from './search-name-field.tsx';

interface RenameSearchFormProps {
  search: SavedSearch;
  onEnd: () => void;
}

/** Another name for a saved search. */
export function RenameSearchForm({ search, onEnd }: RenameSearchFormProps) {
  const queryClient = useQueryClient();
  const [name, setName] = useState(search.name);
  const [isTried, setIsTried] = useState(false);
  const renaming = useMutation({
    mutationFn: (wanted: string) =>
      savedSearchesApi.rename({ savedSearchId: search.id, name: wanted }),
    onSuccess: async () => {
      onEnd();
      const { title, description } = savedSearchWords.renamed;
      notify.success(title, description);
      await queryClient.invalidateQueries({ queryKey: savedSearchesKey });
    },
  });
  const said = messageOf(renaming.error, 'NAME_TAKEN', 'SAVED_SEARCH_NOT_FOUND');
  const refusal = renaming.isError ? (said ?? savedSearchWords.renameFailed) : undefined;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setIsTried(true);
    if (isName(name) && !renaming.isPending) renaming.mutate(name.trim());
  }

  return (
    <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-5">
      <SearchNameField name={name} onChange={setName} isTried={isTried} refusal={refusal} />
      <Button type="submit" pending={renaming.isPending} className="self-end">
        Save Name
      </Button>
    </form>
  );
}
