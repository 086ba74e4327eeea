import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useRef } from 'react';
import type { UserType } from '#access/user.ts';
import { Banner } from '#ui/primitives/banner.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { LoadMore } from '#ui/primitives/load-more.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { fetchFailed } from '../messages.ts';
import { pendingAccountsQuery } from '../queries.ts';
import { PendingAccountCard } from './pending-account-card.tsx';

interface PendingAccountsProps {
  userType: UserType;
  title: string;
  /** Said when nobody of this type waits. */
  nobody: string;
  actions?: ReactNode;
}

/** The accounts of one type that wait for approval, longest waiting first. */
export function PendingAccounts({ userType, title, nobody, actions }: PendingAccountsProps) {
  const titleId = useId();
  const titleRef = useRef<HTMLHeadingElement>(null);
  const { data, isPending, refetch, ...list } = useInfiniteQuery(pendingAccountsQuery(userType));
  const accounts = data?.pages.flatMap(({ items }) => items) ?? [];

  return (
    <section aria-labelledby={titleId}>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id={titleId} ref={titleRef} tabIndex={-1} className="text-xl font-semibold text-ink">
          {title}
        </h2>
        {accounts.length > 0 && actions}
      </div>
      {isPending && <LoadingAccounts />}
      {list.isError && !list.isFetchNextPageError && (
        <Banner
          tone="danger"
          title={fetchFailed}
          action={
            <Button variant="secondary" pending={list.isFetching} onClick={() => void refetch()}>
              Try again
            </Button>
          }
        />
      )}
      {data && accounts.length === 0 && <p className="text-ink-muted">{nobody}</p>}
      {accounts.length > 0 && (
        <ul className="flex flex-col gap-4">
          {accounts.map((account) => (
            <li key={account.userId}>
              <PendingAccountCard account={account} onFocusLoss={() => titleRef.current?.focus()} />
            </li>
          ))}
        </ul>
      )}
      {list.isFetchNextPageError && (
        <Banner tone="danger" className="mt-4">
          {fetchFailed}
        </Banner>
      )}
      {accounts.length > 0 && (
        <LoadMore
          status={`Showing ${accounts.length} ${accounts.length === 1 ? userType : `${userType}s`}`}
          more={list.hasNextPage}
          pending={list.isFetchingNextPage}
          onLoadMore={() => void list.fetchNextPage()}
        >
          Load More
        </LoadMore>
      )}
    </section>
  );
}

function LoadingAccounts() {
  return (
    <div className="flex flex-col gap-4">
      <p role="status" className="sr-only">
        Loading pending accounts…
      </p>
      <Skeleton className="h-28 w-full" />
      <Skeleton className="h-28 w-full" />
    </div>
  );
}
