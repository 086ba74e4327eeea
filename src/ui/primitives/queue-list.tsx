import type { ComponentProps, ReactNode } from 'react';
import { type KeptRow, useKeptRows } from './kept-rows.ts';
import { itemsOf, PagedList, type PagedQuery } from './paged-list.tsx';

type QueueListProps<Item> = Omit<ComponentProps<typeof PagedList<Item>>, 'query' | 'children'> & {
  query: PagedQuery<Item>;
  /**
   * One item, inside its `<li>`. One that is gone shows what was decided in the place of its buttons
   * (`DecisionButtons`).
   */
  children: (item: Item, isGone: boolean) => ReactNode;
};

/** A list of what is to be decided, page by page: a decided row keeps its place until the list is shown anew. */
export function QueueList<Item>({ query, keyOf, status, children, ...list }: QueueListProps<Item>) {
  const rows = useKeptRows(itemsOf(query), keyOf);
  return (
    <PagedList<KeptRow<Item>>
      {...list}
      query={{ ...query, data: query.data && { pages: [{ items: rows }] } }}
      keyOf={({ item }) => keyOf(item)}
      status={() => status(rows.filter(({ isGone }) => !isGone).length)}
    >
      {({ item, isGone }) => children(item, isGone)}
    </PagedList>
  );
}
