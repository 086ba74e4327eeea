import type { ReactNode } from 'react';
import { Paged, type PagedProps } from './paged-list.tsx';
import { Table, TableBody, TableHead, TableRow } from './table.tsx';

interface PagedTableProps<Item> extends Omit<PagedProps<Item>, 'loading' | 'moreLabel'> {
  caption: string;
  /** Read out while the first page is loading: "Loading companies…". */
  loading: string;
  /** The headings of the columns. */
  head: ReactNode;
  /** The cells of one item. */
  children: (item: Item) => ReactNode;
}

/** A table that comes in pages, under a heading that says what its caption says. */
export function PagedTable<Item>({
  caption,
  loading,
  head,
  children,
  ...list
}: PagedTableProps<Item>) {
  return (
    <Paged
      {...list}
      loading={{ spoken: loading, skeletons: 1, className: 'h-96 w-full' }}
      moreLabel="Load More"
    >
      {(items) => (
        <Table caption={caption} captionHidden>
          <TableHead>
            <TableRow>{head}</TableRow>
          </TableHead>
          <TableBody>
            {items.map((item) => (
              <TableRow key={list.keyOf(item)}>{children(item)}</TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </Paged>
  );
}
