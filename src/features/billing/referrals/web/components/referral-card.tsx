import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { notify } from '#ui/feedback/notify.ts';
import { PartFailed } from '#ui/feedback/part-failed.tsx';
import { Badge } from '#ui/primitives/badge.tsx';
import { Banner } from '#ui/primitives/banner.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { Card, CardFooter, CardTitle } from '#ui/primitives/card.tsx';
import { DateText } from '#ui/primitives/date-text.tsx';
import { DescriptionList } from '#ui/primitives/description-list.tsx';
import { PagedList } from '#ui/primitives/paged-list.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import type { ReferralSummary } from '../../contract.ts';
import { useReferralSummary } from '../hooks/use-referral-summary.ts';
import { referralMessages } from '../messages.ts';
import { referralListQuery } from '../queries.ts';
import { OwnReferralCode } from './own-referral-code.tsx';

/** The own referral code to hand on, and what has come of it. */
export function ReferralCard() {
  const { summary, isPending, isFetching, refetch } = useReferralSummary();

  return (
    <Card>
      <CardTitle>Refer a consultant</CardTitle>
      <p className="max-w-prose">
        Give your code to consultants who are not here yet. For each one who names it in their
        profile and starts paying for a plan, you get one free month.
      </p>
      {isPending && <LoadingCard />}
      {!isPending && !summary && (
        <Banner
          tone="danger"
          title="Your referrals could not be loaded"
          action={
            <Button variant="secondary" pending={isFetching} onClick={() => void refetch()}>
              Try again
            </Button>
          }
        >
          The server did not answer as expected. Nothing is lost.
        </Banner>
      )}
      {summary && (
        <>
          <OwnReferralCode code={summary.code} />
          {summary.code !== null && <Results summary={summary} />}
        </>
      )}
    </Card>
  );
}

function Results({ summary }: { summary: ReferralSummary }) {
  const { pending, rewarded, waiting } = summary;
  return (
    <>
      <DescriptionList
        layout="grid"
        items={[
          { term: 'Joined, not paying yet', details: pending },
          { term: 'Free months earned', details: rewarded },
        ]}
      />
      {waiting > 0 && (
        <p className="text-ink-muted">
          {waiting === 1 ? 'One free month is' : `${waiting} free months are`} on the way: taken off
          your next payments as soon as you have a subscription.
        </p>
      )}
      <ReferralList />
      <CardFooter>
        <RefreshStats />
      </CardFooter>
    </>
  );
}

function RefreshStats() {
  const { refetch, isFetching } = useReferralSummary();
  const queryClient = useQueryClient();

  async function handleRefresh() {
    const [{ isError }] = await Promise.all([
      refetch(),
      queryClient.invalidateQueries({ queryKey: ['referrals', 'list'] }),
    ]);
    const { refreshed } = referralMessages;
    if (!isError) notify.success(refreshed);
  }

  return (
    <Button variant="secondary" pending={isFetching} onClick={() => void handleRefresh()}>
      {!isFetching && <RefreshCw aria-hidden="true" />}
      Refresh Stats
    </Button>
  );
}

function LoadingCard() {
  return (
    <>
      <p role="status" className="sr-only">
        Loading your referrals…
      </p>
      <Skeleton className="h-11 w-64" />
    </>
  );
}

/** Who joined with the own code; a sentence while there is no one. */
function ReferralList() {
  const query = useInfiniteQuery(referralListQuery);
  return (
    <div>
      <PagedList
        query={query}
        keyOf={({ id }) => id}
        loading={{ spoken: 'Loading who joined…', skeletons: 1, className: 'h-12 w-full' }}
        failed={<PartFailed what="The people who joined" query={query} />}
        empty={<p className="text-ink-muted">No one has joined with your code yet.</p>}
        lead={<h3 className="font-semibold text-ink">Who joined</h3>}
        status={(shown) => `Showing ${shown}`}
        isSilentAtEnd
        moreLabel="Load More"
        moreFailed="More could not be loaded. Please try again."
        className="divide-y divide-line"
        itemClassName="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5"
      >
        {({ name, joinedAt, rewardedAt, takenBackAt }) => (
          <>
            <span className="min-w-0 flex-1 basis-40 wrap-anywhere text-ink">{name}</span>
            <span className="text-sm text-ink-muted">
              Joined <DateText value={joinedAt} />
            </span>
            {takenBackAt ? (
              <Badge tone="neutral">Payment refunded</Badge>
            ) : (
              <Badge tone={rewardedAt ? 'success' : 'neutral'}>
                {rewardedAt ? 'Free month earned' : 'Pending'}
              </Badge>
            )}
          </>
        )}
      </PagedList>
    </div>
  );
}
