import { useState } from 'react';
import { ListFailed } from '#ui/primitives/list-failed.tsx';
import { PagedList, showing } from '#ui/primitives/paged-list.tsx';
import { loadedQuery } from './loaded-query.ts';

const names = [
  'Warehouse roll-out',
  'Field service pilot',
  'Upgrade of a ledger',
  'Power BI set-up',
];
const retry = { isFetching: false, refetch: () => undefined };

/** A list with more to come, one that loads, and one that could not be loaded. */
export function PagedListExample() {
  const [pages, setPages] = useState(1);
  const shown = names.slice(0, pages * 2);
  const query = {
    ...loadedQuery(shown),
    hasNextPage: shown.length < names.length,
    fetchNextPage: () => setPages(pages + 1),
  };
  const list = {
    keyOf: (name: string) => name,
    children: (name: string) => name,
    loading: { spoken: 'Loading an example…', skeletons: 2, className: 'h-6 w-full' },
    failed: <ListFailed title="The projects could not be loaded" query={retry} />,
    empty: null,
    status: showing('project'),
    moreLabel: 'Load More Projects',
    moreFailed: 'More projects could not be loaded. Please try again.',
  };
  return (
    <>
      <PagedList {...list} query={query} />
      <PagedList {...list} query={{ ...query, data: undefined, isPending: true }} />
      <PagedList {...list} query={{ ...query, data: undefined }} />
    </>
  );
}
