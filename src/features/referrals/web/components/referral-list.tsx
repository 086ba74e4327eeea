import { useInfiniteQuery } from '@tanstack/react-query';
import { PartFailed } from '#ui/feedback/part-failed.tsx';
import { Badge } from '#ui/primitives/badge.tsx';
import { DateText } from '#ui/primitives/date-text.tsx';
import { LoadMore } from '#ui/primitives/load-more.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { referralListQuery } from '../queries.ts';

/** Who joined with the own code; a sentence while nobody has. */
export function ReferralList() {
  const { data, ...list } = useInfiniteQuery(referralListQuery);
  if (list.isPending) return <Skeleton className="h-12 w-full" />;
  if (!data) return <PartFailed what="The people who joined" query={list} />;
  const referrals = data.pages.flatMap(({ items }) => items);
  if (referrals.length === 0) {
    return <p className="text-ink-muted">Nobody has joined with your code yet.</p>;
  }
  return (
    <div>
      <h3 className="font-semibold text-ink">Who joined</h3>
      <ul className="divide-y divide-line">
        {referrals.map(({ id, name, joinedAt, rewardedAt }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5">
            <span className="min-w-0 flex-1 basis-40 wrap-anywhere text-ink">{name}</span>
            <span className="text-sm text-ink-muted">
              Joined <DateText value={joinedAt} />
            </span>
            <Badge tone={rewardedAt ? 'success' : 'neutral'}>
              {rewardedAt ? 'Free month earned' : 'Pending'}
            </Badge>
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <LoadMore
          status={`Showing ${referrals.length}`}
          more={list.hasNextPage}
          pending={list.isFetchingNextPage}
          onLoadMore={() => void list.fetchNextPage()}
        >
          Load More
        </LoadMore>
      )}
    </div>
  );
}
