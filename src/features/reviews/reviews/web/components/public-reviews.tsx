import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PartFailed } from '#ui/feedback/part-failed.tsx';
import { Badge } from '#ui/primitives/badge.tsx';
import { Card, CardTitle } from '#ui/primitives/card.tsx';
import { DateText } from '#ui/primitives/date-text.tsx';
import { DescriptionList } from '#ui/primitives/description-list.tsx';
import { LoadMore } from '#ui/primitives/load-more.tsx';
import { itemsOf } from '#ui/primitives/paged-list.tsx';
import type { PublicReview, Reviews } from '../../contract.ts';
import { facetsBy, marks } from '../../rules.ts';
import { type Reviewed, reviewsQuery } from '../queries.ts';

interface PublicReviewsProps {
  of: Reviewed;
  /** The way to report a review to the admins. */
  report?: (reviewId: string) => ReactNode;
}

/** What the other side of completed deals says, and what it comes to; nothing before the first completed deal. */
export function PublicReviews({ of, report }: PublicReviewsProps) {
  const isOfConsultant = of !== 'own-company' && 'consultantId' in of;
  const query = useInfiniteQuery(reviewsQuery(of));
  const title = titleOf(of);
  if (query.isLoadingError) return <PartFailed what={title} query={query} />;
  const figures = query.data?.pages[0]?.figures;
  if (!figures || figures.deals.completed === 0) return null;
  const facets = isOfConsultant ? facetsBy.client : facetsBy.consultant;
  const reviews = itemsOf(query);
  return (
    <Card>
      <CardTitle>{title}</CardTitle>
      <Figures
        figures={figures}
        facets={facets}
        author={isOfConsultant ? 'client' : 'consultant'}
      />
      {reviews.length > 0 && (
        <ul className="flex flex-col divide-y divide-line">
          {reviews.map((review) => (
            <ReviewItem key={review.id} review={review} facets={facets}>
              {report?.(review.id)}
            </ReviewItem>
          ))}
        </ul>
      )}
      {reviews.length > 0 && (
        <LoadMore
          status={`Showing ${reviews.length} of ${counted(figures.deals.reviewed, 'review')}`}
          more={query.hasNextPage}
          pending={query.isFetchingNextPage}
          onLoadMore={() => void query.fetchNextPage()}
        >
          Load more reviews
        </LoadMore>
      )}
    </Card>
  );
}

function titleOf(of: Reviewed): string {
  if (of === 'own-company') return 'Reviews of your company';
  return 'consultantId' in of ? 'Reviews by clients' : 'Reviews of this client';
}

type Facets = (typeof facetsBy)['client' | 'consultant'];

interface FiguresProps {
  figures: Reviews['figures'];
  facets: Facets;
  author: 'client' | 'consultant';
}

function Figures({ figures, facets, author }: FiguresProps) {
  const { reviews, mean, again, deals } = figures;
  return (
    <>
      <p className="text-ink-muted tabular-nums">
        {mean !== null && (
          <strong className="text-ink">{`${(mean / 100).toFixed(2)} of 5 stars. `}</strong>
        )}
        {`${deals.reviewed} of ${counted(deals.reviewable, 'completed deal')} were reviewed. `}
        {deals.cameBack > 0 && `${counted(deals.cameBack, author)} came back. `}
        {reviews > 0 && `${again} of ${reviews} would work with them again. `}
        {reviews > 0 && mean === null && `A mean is shown from three ${author}s on.`}
      </p>
      {reviews > 0 && (
        <DescriptionList
          items={facets.options.map(({ label }, at) => ({
            term: label,
            details: distributionOf(figures.marks[at] ?? []),
          }))}
        />
      )}
    </>
  );
}

const counted = (count: number, noun: string): string =>
  `${count} ${count === 1 ? noun : `${noun}s`}`;

/** How often each mark was given, the highest first. */
const distributionOf = (counts: readonly number[]): string =>
  marks.options
    .map(({ label }, at) => ({ label, count: counts[at] ?? 0 }))
    .filter(({ count }) => count > 0)
    .toReversed()
    .map(({ label, count }) => `${label}: ${count}`)
    .join(' · ');

interface ReviewItemProps {
  review: PublicReview;
  facets: Facets;
  children?: ReactNode;
}

function ReviewItem({ review, facets, children }: ReviewItemProps) {
  const { stars, again, words, revealedAt, reply, isCounted } = review;
  const given = facets.options.map(({ label }, at) => {
    const mark = review.marks[at];
    return `${label}: ${mark ? marks.label(mark) : ''}`;
  });
  return (
    <li className="flex flex-col gap-2 py-4">
      <p className="flex flex-wrap items-center gap-2 tabular-nums">
        <span className="font-semibold text-ink">{(stars / 100).toFixed(1)} of 5 stars</span>
        <span className="text-ink-muted">
          <DateText value={revealedAt} />
        </span>
        {!isCounted && <Badge>Not counted: one side alone completed the deal</Badge>}
      </p>
      {words && <p className="wrap-anywhere whitespace-pre-line">{words}</p>}
      <p className="text-sm text-ink-muted">
        {[...given, `Would work together again: ${again ? 'yes' : 'no'}`].join(' · ')}
      </p>
      {reply && (
        <div className="border-l-2 border-line pl-3">
          <p className="font-medium">Answer</p>
          <p className="wrap-anywhere whitespace-pre-line">{reply}</p>
        </div>
      )}
      {children && <div className="self-start">{children}</div>}
    </li>
  );
}
