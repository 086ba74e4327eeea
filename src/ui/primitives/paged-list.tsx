import type { ReactNode } from 'react';
import { Banner } from './banner.tsx';
import { LoadMore } from './load-more.tsx';
import { Skeleton } from './skeleton.tsx';

/** A query that loads a list page by page. */
export interface PagedQuery<Item> {
  data: { pages: readonly { items: readonly Item[] }[] } | undefined;
  isPending: boolean;
  isFetchNextPageError: boolean;
  isFetchingNextPage: boolean;
  hasNextPage: boolean;
  fetchNextPage: () => unknown;
}

/** Everything that has been loaded of a list so far. */
export const itemsOf = <Item,>({ data }: Pick<PagedQuery<Item>, 'data'>): Item[] =>
  data?.pages.flatMap(({ items }) => items) ?? [];

/**
 * The page that each item came with, by the item's key: what is asked beside a list is asked once for each of its
 * pages, and never again for those that are there. A page stays the same value when others come.
 */
export const pagesOf = <Item,>(
  { data }: Pick<PagedQuery<Item>, 'data'>,
  keyOf: (item: Item) => string,
): ReadonlyMap<string, readonly Item[]> =>
  new Map(data?.pages.flatMap(({ items }) => items.map((item) => [keyOf(item), items] as const)));

/** Each item where it came first: in an order that changes while it is read, one may be named on two pages. */
function withoutRepeats<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const key = keyOf(item);
    return !seen.has(key) && seen.add(key);
  });
}

/**
 * Whether a shown list could not be refreshed. Lists of pending decisions show that, because another user may have
 * decided part of it.
 */
export const hasFailedToRefresh = (
  query: Pick<PagedQuery<unknown>, 'data' | 'isFetchNextPageError'> & { isError: boolean },
): boolean => query.data !== undefined && query.isError && !query.isFetchNextPageError;

/** The usual status of a list: `Showing 1 project`, `Showing 20 projects`. */
export const showing = (noun: string) => (shown: number) =>
  `Showing ${shown} ${shown === 1 ? noun : `${noun}s`}`;

/** What a list that comes in pages needs, however its items are laid out. */
export interface PagedProps<Item> {
  query: PagedQuery<Item>;
  keyOf: (item: Item) => string;
  loading: LoadingLook;
  /** In the place of a list whose first page could not be loaded. */
  failed: ReactNode;
  /** In the place of a list with nothing in it. */
  empty: ReactNode;
  /** How many are shown, spoken when it changes. */
  status: (shown: number) => string;
  /** Whether a list that has been loaded to its end says nothing of how many there are. */
  isSilentAtEnd?: boolean | undefined;
  /** The words of the button: "Load More Projects". */
  moreLabel: string;
  /** Said when another page could not be loaded. */
  moreFailed: string;
}

interface PagedListProps<Item> extends PagedProps<Item> {
  /** One item, inside its `<li>`. */
  children: (item: Item) => ReactNode;
  /** Above a list with something in it. */
  lead?: ReactNode;
  /** How the items are laid out; a column of cards without it. */
  className?: string | undefined;
  itemClassName?: string | undefined;
}

interface LoadingLook {
  /** Read out: "Loading your projects…". Left out where something else on the page says it. */
  spoken?: string | undefined;
  skeletons: number;
  /** The size of an item. */
  className: string;
}

/** A list that comes in pages, in each of its states: loading, failed, empty, filled, and with more to come. */
export function PagedList<Item>({
  children,
  lead,
  className = 'flex flex-col gap-4',
  itemClassName,
  ...list
}: PagedListProps<Item>) {
  return (
    <Paged {...list} className={className}>
      {(items) => (
        <>
          {lead}
          <ul className={className}>
            {items.map((item) => (
              <li key={list.keyOf(item)} className={itemClassName}>
                {children(item)}
              </li>
            ))}
          </ul>
        </>
      )}
    </Paged>
  );
}

interface LaidOutProps<Item> extends PagedProps<Item> {
  /** How the list looks while it is loading. */
  className?: string;
  /** All items that have been loaded so far, laid out. */
  children: (items: readonly Item[]) => ReactNode;
}

/** The states of a list that comes in pages, around any layout of its items. */
export function Paged<Item>({ query, className, children, ...list }: LaidOutProps<Item>) {
  if (query.isPending) return <Loading {...list.loading} listClassName={className} />;
  if (!query.data) return list.failed;
  const items = withoutRepeats(itemsOf(query), list.keyOf);
  if (items.length === 0) return list.empty;
  return (
    <>
      {children(items)}
      {query.isFetchNextPageError && (
        <Banner tone="danger" className="mt-4">
          {list.moreFailed}
        </Banner>
      )}
      {(query.hasNextPage || !list.isSilentAtEnd) && (
        <LoadMore
          status={list.status(items.length)}
          more={query.hasNextPage}
          pending={query.isFetchingNextPage}
          onLoadMore={() => void query.fetchNextPage()}
        >
          {list.moreLabel}
        </LoadMore>
      )}
    </>
  );
}

function Loading({
  spoken,
  skeletons,
  className,
  listClassName,
}: LoadingLook & { listClassName: string | undefined }) {
  const positions = Array.from({ length: skeletons }, (_, index) => `${index}`);
  return (
    <div className={listClassName}>
      {spoken && (
        <p role="status" className="sr-only">
          {spoken}
        </p>
      )}
      {positions.map((position) => (
        <Skeleton key={position} className={className} />
      ))}
    </div>
  );
}
