import { useInfiniteQuery } from '@tanstack/react-query';
import { PartFailed } from '#ui/feedback/part-failed.tsx';
import { Badge } from '#ui/primitives/badge.tsx';
import { DateText } from '#ui/primitives/date-text.tsx';
import { PagedList } from '#ui/primitives/paged-list.tsx';
import { referralListQuery } from '../queries.ts';

/** Who joined with the own code; a sentence while there is no one. */
export function ReferralList() {
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
