import { useQuery } from '@tanstack/react-query';
import { BellPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyState } from '#ui/primitives/empty-state.tsx';
import { ListFailed } from '#ui/primitives/list-failed.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { useFocusAfterChange } from '#ui/use-focus-after-change.ts';
import { savedSearchesMax } from '../../rules/limits.ts';
import { savedSearchWords } from '../messages.ts';
import { savedSearchesQuery } from '../queries.ts';
import { SavedSearchCard } from './saved-search-card.tsx';

/** The searches that a user has saved, each to be opened, renamed and removed. */
export function SavedSearchList({ emptyAction }: { emptyAction: ReactNode }) {
  const query = useQuery(savedSearchesQuery);
  const listRef = useFocusAfterChange<HTMLElement>(String(query.data?.length ?? 0));
  if (query.isPending) {
    return (
      <div role="status">
        <span className="sr-only">Loading your saved searches…</span>
        <Skeleton className="h-40 w-full" />
      </div>
    );
  }
  if (!query.data) return <ListFailed title={savedSearchWords.listFailed} query={query} />;
  return (
    <section ref={listRef} tabIndex={-1} aria-label="Saved searches" className="outline-none">
      {query.data.length === 0 ? (
        <EmptyState icon={<BellPlus />} title="No saved searches yet" action={emptyAction}>
          Search, and save what you searched for: we tell you of what is new.
        </EmptyState>
      ) : (
        <>
          <ul className="flex flex-col gap-4">
            {query.data.map((search) => (
              <li key={search.id}>
                <SavedSearchCard search={search} />
              </li>
            ))}
          </ul>
          <p className="mt-4 text-sm text-ink-muted">
            {query.data.length} of {savedSearchesMax} searches saved.
          </p>
        </>
      )}
    </section>
  );
}
