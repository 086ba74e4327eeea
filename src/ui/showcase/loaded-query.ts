/** A query that has loaded a list to its end. */
export const loadedQuery = <Item>(items: readonly Item[]) => ({
  data: { pages: [{ items }] },
  isPending: false,
  isFetchNextPageError: false,
  isFetchingNextPage: false,
  hasNextPage: false,
  fetchNextPage: () => undefined,
});
