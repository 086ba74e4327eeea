import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { requireAdmin } from '#features/identity/accounts/web/guards.ts';
import type { PendingAccount } from '#features/moderation/approvals/contract.ts';
import { ApproveAllClients } from '#features/moderation/approvals/web/components/approve-all-clients.tsx';
import {
  type BulkFailures,
  FailedApprovals,
} from '#features/moderation/approvals/web/components/failed-approvals.tsx';
import { PendingAccounts } from '#features/moderation/approvals/web/components/pending-accounts.tsx';
import { PendingCounts } from '#features/moderation/approvals/web/components/pending-counts.tsx';
import {
  pendingAccountsQuery,
  pendingCountsQuery,
} from '#features/moderation/approvals/web/queries.ts';
import { prepareParts } from '#lib/api/prepare-parts.ts';
import { BackLink } from '#ui/primitives/back-link.tsx';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';
import { Container } from '#ui/primitives/container.tsx';
import { EmptyState } from '#ui/primitives/empty-state.tsx';
import { PageHeader } from '#ui/primitives/page-header.tsx';
import { useFocusAfterChange } from '#ui/use-focus-after-change.ts';

export const Route = createFileRoute('/admin/approvals')({
  beforeLoad: (guarded) => requireAdmin(guarded, 'no-permission'),
  // Nothing here throws: what cannot be loaded is said in its place on the page.
  loader: ({ context: { queryClient } }) =>
    prepareParts(
      queryClient.prefetchQuery(pendingCountsQuery),
      queryClient.prefetchInfiniteQuery(pendingAccountsQuery('client')),
      queryClient.prefetchInfiniteQuery(pendingAccountsQuery('consultant')),
    ),
  head: () => ({ meta: [{ title: 'Account Approvals · Direct365' }] }),
  component: ApprovalsPage,
});

function ApprovalsPage() {
  const { data: counts } = useQuery(pendingCountsQuery);
  const [failed, setFailed] = useState<BulkFailures>({ failed: 0, failures: [] });
  // All at once are no rows to click one after the other: then the list begins anew.
  const [run, setRun] = useState(0);
  const isEmpty = counts?.clients === 0 && counts.consultants === 0;
  const listsRef = useFocusAfterChange<HTMLDivElement>(isEmpty);
  return (
    <Container className="py-8 sm:py-12">
      <PageHeader
        title="Account Approvals"
        lead="People who have confirmed their e-mail address and wait for your yes."
        back={<BackLink render={<Link to="/admin" />}>Back to Admin Portal</BackLink>}
      />
      <div ref={listsRef} tabIndex={-1} className="flex flex-col gap-10">
        <PendingCounts />
        <FailedApprovals {...failed} />
        {isEmpty ? (
          <EmptyState icon={<CircleCheck />} title="All Caught Up!">
            There are no pending account approvals at this time.
          </EmptyState>
        ) : (
          <>
            <PendingAccounts
              key={run}
              userType="client"
              title="Pending Clients"
              empty="No client is waiting."
              actions={
                <ApproveAllClients
                  onEnd={(failures) => {
                    setFailed(failures);
                    setRun((before) => before + 1);
                  }}
                />
              }
              reviewLink={reviewLink}
            />
            <PendingAccounts
              userType="consultant"
              title="Pending Consultants"
              empty="No consultant is waiting."
              reviewLink={reviewLink}
            />
          </>
        )}
      </div>
    </Container>
  );
}

const reviewLink = ({ userId, name }: PendingAccount) => (
  <Link
    to="/admin/users/$userId"
    params={{ userId }}
    className={buttonClassName({ variant: 'secondary' })}
  >
    Review<span className="sr-only"> {name}</span>
  </Link>
);
