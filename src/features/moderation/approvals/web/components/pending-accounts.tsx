import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import type { UserType } from '#access/user.ts';
import { ListFailed } from '#ui/primitives/list-failed.tsx';
import { hasFailedToRefresh, itemsOf, showing } from '#ui/primitives/paged-list.tsx';
import { QueueList } from '#ui/primitives/queue-list.tsx';
import type { PendingAccount } from '../../contract.ts';
import { fetchFailed } from '../messages.ts';
import { pendingAccountsQuery } from '../queries.ts';
import { PendingAccountCard } from './pending-account-card.tsx';

interface PendingAccountsProps {
  userType: UserType;
  title: string;
  /** Said when no account of this type waits. */
  empty: string;
  actions?: ReactNode;
  /** The link to all that is known of a person. */
  reviewLink: (account: PendingAccount) => ReactNode;
}

/** The accounts of one type that wait for approval, longest waiting first. */
export function PendingAccounts({
  userType,
  title,
  empty,
  actions,
  reviewLink,
}: PendingAccountsProps) {
  const titleId = useId();
  const query = useInfiniteQuery(pendingAccountsQuery(userType));
  const failed = <ListFailed title={fetchFailed} query={query} />;

  return (
    <section aria-labelledby={titleId}>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id={titleId} className="text-xl font-semibold text-ink">
          {title}
        </h2>
        {itemsOf(query).length > 0 && actions}
      </div>
      {hasFailedToRefresh(query) && failed}
      <QueueList
        query={query}
        keyOf={({ userId }) => userId}
        loading={{ spoken: 'Loading pending accounts…', skeletons: 2, className: 'h-28 w-full' }}
        failed={failed}
        empty={<p className="text-ink-muted">{empty}</p>}
        status={showing(userType)}
        moreLabel="Load More"
        moreFailed={fetchFailed}
      >
        {(account, isGone) => (
          <PendingAccountCard account={account} isGone={isGone} review={reviewLink(account)} />
        )}
      </QueueList>
    </section>
  );
}
