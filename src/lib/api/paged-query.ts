import { infiniteQueryOptions, type QueryKey } from '@tanstack/react-query';

/** Where a page of a list begins: without a cursor, at its start. */
interface PageStart {
  cursor?: string;
}

const listStart: PageStart = {};

/** Query options for a list that the API gives page by page. */
export const pagedQuery = <Page extends { nextCursor: string | null }, const Key extends QueryKey>(
  queryKey: Key,
  load: (start: PageStart) => Promise<Page>,
) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam }) => load(pageParam),
    initialPageParam: listStart,
    getNextPageParam: ({ nextCursor }) => (nextCursor === null ? null : { cursor: nextCursor }),
  });
