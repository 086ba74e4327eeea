import { Link } from '@tanstack/react-router';
import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '#ui/primitives/card.tsx';
import { DateText } from '#ui/primitives/date-text.tsx';
import { EmptyState } from '#ui/primitives/empty-state.tsx';
import { ListFailed } from '#ui/primitives/list-failed.tsx';
import { PagedList, type PagedQuery, showing } from '#ui/primitives/paged-list.tsx';
import { savedSearchWords } from '../messages.ts';

interface Find {
  id: string;
  foundAt: string;
}

interface FindsListProps<Item extends Find> {
  query: PagedQuery<Item> & Parameters<typeof ListFailed>[0]['query'];
  noun: string;
  children: (find: Item) => ReactNode;
}

/** What a saved search has found, newest first. */
export function FindsList<Item extends Find>({ query, noun, children }: FindsListProps<Item>) {
  return (
    <PagedList
      query={query}
      keyOf={({ id }) => id}
      loading={{ spoken: 'Loading what it has found…', skeletons: 3, className: 'h-32 w-full' }}
      failed={<ListFailed title={savedSearchWords.findsFailed} query={query} />}
      empty={
        <EmptyState
          icon={<SearchX />}
          title="Nothing new so far"
          action={<Link to="/saved-searches">Your saved searches</Link>}
        >
          We look every few minutes, and tell you in the way you have chosen for your mails.
        </EmptyState>
      }
      status={showing(noun)}
      isSilentAtEnd
      moreLabel="Load More"
      moreFailed={savedSearchWords.moreFailed}
    >
      {(find) => (
        <Card>
          {children(find)}
          <p className="text-sm text-ink-muted">
            Found <DateText value={find.foundAt} />
          </p>
        </Card>
      )}
    </PagedList>
  );
}
