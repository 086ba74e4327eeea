import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { messageOf } from '#lib/api/problem.ts';
import { notify } from '#ui/feedback/notify.ts';
import { Button } from '#ui/primitives/button.tsx';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';
import { Card, CardFooter, CardTitle } from '#ui/primitives/card.tsx';
import { ConfirmDialog } from '#ui/primitives/confirm-dialog.tsx';
import { DateText } from '#ui/primitives/date-text.tsx';
import { Dialog } from '#ui/primitives/dialog.tsx';
import { VisuallyHidden } from '#ui/primitives/visually-hidden.tsx';
import type { SavedSearch } from '../../contract.ts';
import { useRemoveSearch } from '../hooks/use-remove-search.ts';
import { savedSearchWords } from '../messages.ts';
import { savedSearchesApi, savedSearchesKey } from '../queries.ts';
import { saidFilter } from './said-filter.ts';
import { isName, SearchNameField } from './search-name-field.tsx';
import { SearchResultsLink } from './search-results-link.tsx';

/** One saved search: what it asks for, what it has found, and what can be done with it. */
export function SavedSearchCard({ search }: { search: SavedSearch }) {
  const { id, name, savedAt, foundAt } = search;
  const [open, setOpen] = useState<'rename' | 'remove'>();
  const { remove, isRemoving } = useRemoveSearch();
  const close = () => setOpen(undefined);
  return (
    <Card>
      <CardTitle level={2} className="wrap-anywhere">
        <Link
          to="/saved-searches/$savedSearchId"
          params={{ savedSearchId: id }}
          className="text-ink no-underline hover:underline"
        >
          {name}
        </Link>
      </CardTitle>
      <p className="wrap-anywhere">{saidFilter(search).join(' · ')}</p>
      <p className="text-sm text-ink-muted">
        Saved <DateText value={savedAt} />
        {' · '}
        {foundAt ? (
          <>
            Last found something <DateText value={foundAt} />
          </>
        ) : (
          'Nothing new so far'
        )}
      </p>
      <CardFooter>
        <SearchResultsLink
          search={search}
          className={buttonClassName({ variant: 'secondary', size: 'sm' })}
        >
          Show All Results<VisuallyHidden>: {name}</VisuallyHidden>
        </SearchResultsLink>
        <Button variant="ghost" size="sm" onClick={() => setOpen('rename')}>
          Rename<VisuallyHidden>: {name}</VisuallyHidden>
        </Button>
        <Button variant="ghost" size="sm" pending={isRemoving} onClick={() => setOpen('remove')}>
          Remove<VisuallyHidden>: {name}</VisuallyHidden>
        </Button>
      </CardFooter>
      <Dialog
        title="Rename the search"
        size="sm"
        open={open === 'rename'}
        onOpenChange={(isOpen) => !isOpen && close()}
      >
        {open === 'rename' && <RenameSearchForm search={search} onEnd={close} />}
      </Dialog>
      <ConfirmDialog
        open={open === 'remove'}
        onOpenChange={(isOpen) => !isOpen && close()}
        title={`Remove ${name}?`}
        description="We stop looking for you, and the list of what it has found goes with it."
        confirmLabel="Remove Search"
        destructive
        onConfirm={() => {
          close();
          remove(id);
        }}
      />
    </Card>
  );
}

interface RenameSearchFormProps {
  search: SavedSearch;
  onEnd: () => void;
}

/** Another name for a saved search. */
function RenameSearchForm({ search, onEnd }: RenameSearchFormProps) {
  const queryClient = useQueryClient();
  const [name, setName] = useState(search.name);
  const [isTried, setIsTried] = useState(false);
  const renaming = useMutation({
    mutationFn: (wanted: string) =>
      savedSearchesApi.rename({ savedSearchId: search.id, name: wanted }),
    onSuccess: async () => {
      onEnd();
      notify.success(savedSearchWords.renamed);
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
