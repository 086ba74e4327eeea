import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Side } from '#features/hiring/applications/rules/life-cycle.ts';
import { Card, CardTitle } from '#ui/primitives/card.tsx';
import { DateText } from '#ui/primitives/date-text.tsx';
import { DescriptionList } from '#ui/primitives/description-list.tsx';
import type { DealReviews, RevealedReview } from '../../contract.ts';
import { facetsBy, marks } from '../../rules.ts';
import { sideNames } from '../messages.ts';
import { ReplyForm } from './reply-form.tsx';

interface RevealedReviewsProps {
  applicationId: string;
  reviews: DealReviews;
  /** The way to report the other side's review to the admins. */
  report: (reviewId: string) => ReactNode;
}

/** The reviews that were revealed, side by side, the own one last. */
export function RevealedReviews({ applicationId, reviews, report }: RevealedReviewsProps) {
  const { side, revealed, isOwnRemoved, can } = reviews;
  const sorted = revealed.toSorted(
    (one, other) => Number(one.by === side) - Number(other.by === side),
  );
  return (
    <div className="grid items-start gap-6 md:grid-cols-2">
      {sorted.map((review) => (
        <ReviewCard key={review.id} review={review} own={side}>
          {can.reply && review.by !== side && (
            <ReplyForm applicationId={applicationId} reviewId={review.id} />
          )}
          {review.by !== side && review.standing === 'public' && (
            <div className="self-start">{report(review.id)}</div>
          )}
        </ReviewCard>
      ))}
      {isOwnRemoved && (
        <Card>
          <CardTitle>Your company’s review</CardTitle>
          <p>An admin has removed this review. Its author can read it, with the reasons.</p>
        </Card>
      )}
    </div>
  );
}

interface ReviewCardProps {
  review: RevealedReview;
  own: Side;
  children: ReactNode;
}

function ReviewCard({ review, own, children }: ReviewCardProps) {
  const { by, stars, again, words, revealedAt, reply, standing } = review;
  const isOwn = by === own;
  return (
    <Card>
      <CardTitle>{isOwn ? 'Your review' : `What the ${sideNames[by]} says`}</CardTitle>
      <p className="text-ink-muted">
        {(stars / 100).toFixed(1)} of 5 stars. Revealed on <DateText value={revealedAt} />.
      </p>
      {standing !== 'public' && <p>{standingWords[standing]}</p>}
      {standing === 'removed' && (
        <Link to="/account" hash="decisions-about-you">
          The reasons, and how to appeal
        </Link>
      )}
      <DescriptionList
        items={[
          ...facetsBy[by].options.map(({ label }, at) => {
            const mark = review.marks[at];
            return { term: label, details: mark && marks.label(mark) };
          }),
          { term: 'Would work together again', details: again ? 'Yes' : 'No' },
        ]}
      />
      {words && <p className="wrap-anywhere whitespace-pre-line">{words}</p>}
      {reply && (
        <div className="border-l-2 border-line pl-3">
          <p className="font-medium">
            {isOwn ? `The ${sideNames[otherOf[by]]} answers` : 'Your answer'}
          </p>
          <p className="wrap-anywhere whitespace-pre-line">{reply}</p>
        </div>
      )}
      {children}
    </Card>
  );
}

/** What the standing of a review means to the side that reads it. */
const standingWords = {
  held: 'An admin looks at this review before others read it: your two accounts may belong together.',
  removed: 'An admin has removed this review: you alone read it.',
} as const;

const otherOf = { client: 'consultant', consultant: 'client' } as const;
