import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { facetsBy, marks } from '#features/reviews/reviews/rules.ts';
import { Badge } from '#ui/primitives/badge.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { Card, CardFooter, CardTitle } from '#ui/primitives/card.tsx';
import { DecisionButtons } from '#ui/primitives/decision-buttons.tsx';
import { DescriptionList } from '#ui/primitives/description-list.tsx';
import { ListFailed } from '#ui/primitives/list-failed.tsx';
import { MomentText } from '#ui/primitives/moment-text.tsx';
import { showing } from '#ui/primitives/paged-list.tsx';
import { QueueList } from '#ui/primitives/queue-list.tsx';
import type { HeldReview } from '../../contract/decision-views.ts';
import { reasonsToHold } from '../../rules.ts';
import { useReleaseReview } from '../hooks/use-moderation.ts';
import { decisionMessages } from '../messages.ts';
import { heldReviewsQuery } from '../queries.ts';
import { RemoveReview } from './remove-review.tsx';

interface HeldReviewsProps {
  personLink: (userId: string, words: string) => ReactElement;
}

/** Reviews between accounts that may belong together; nothing where none waits. */
export function HeldReviews({ personLink }: HeldReviewsProps) {
  const query = useInfiniteQuery(heldReviewsQuery);
  const failed = <ListFailed title={decisionMessages.heldFailed} query={query} />;
  const isEmpty = query.data?.pages.every(({ items }) => items.length === 0) ?? false;
  if (query.isPending || (isEmpty && !query.isFetching)) return null;
  return (
    <section aria-labelledby="held-reviews" className="flex flex-col gap-5">
      <h2 id="held-reviews" className="text-xl font-semibold text-ink">
        Held reviews
      </h2>
      <QueueList
        query={query}
        keyOf={({ id }) => id}
        loading={{ spoken: 'Loading held reviews…', skeletons: 1, className: 'h-56 w-full' }}
        failed={failed}
        empty={<p className="text-ink-muted">No review is held.</p>}
        status={showing('review')}
        moreLabel="Load More"
        moreFailed={decisionMessages.heldFailed}
        className="flex flex-col gap-5"
      >
        {(review, isGone) => (
          <HeldReviewCard review={review} isGone={isGone} personLink={personLink} />
        )}
      </QueueList>
    </section>
  );
}

interface HeldReviewCardProps extends HeldReviewsProps {
  review: HeldReview;
  isGone: boolean;
}

function HeldReviewCard({ review, isGone, personLink }: HeldReviewCardProps) {
  const { consultant, companyName, by } = review;
  const [isOwn, setIsOwn] = useState(false);
  const release = useReleaseReview(review.id, () => setIsOwn(true));
  const consultantLink = personLink(consultant.userId, consultant.name);
  return (
    <Card>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <CardTitle level={3} className="min-w-0 wrap-anywhere">
          Review of “{review.projectTitle}”
        </CardTitle>
        <Badge tone="warning">{reasonsToHold.label(review.heldFor)}</Badge>
      </div>
      {review.words && (
        <blockquote className="border-l-2 border-line-strong pl-4 wrap-anywhere whitespace-pre-line">
          {review.words}
        </blockquote>
      )}
      <DescriptionList
        items={[
          { term: 'Written by', details: by === 'client' ? companyName : consultantLink },
          { term: 'About', details: by === 'client' ? consultantLink : companyName },
          ...facetsBy[by].options.map(({ label }, at) => {
            const mark = review.marks[at];
            return { term: label, details: mark && marks.label(mark) };
          }),
          { term: 'Revealed', details: <MomentText value={review.revealedAt} /> },
        ]}
      />
      <CardFooter className="sm:justify-end">
        <DecisionButtons decided={isGone ? 'Decided' : null} isOwn={isOwn}>
          <RemoveReview reviewId={review.id} onRemoved={() => setIsOwn(true)} />
          <Button pending={release.isDeciding} onClick={() => release.decide(undefined)}>
            Release
          </Button>
        </DecisionButtons>
      </CardFooter>
    </Card>
  );
}
