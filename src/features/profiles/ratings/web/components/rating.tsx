import { Badge } from '#ui/primitives/badge.tsx';
import { VisuallyHidden } from '#ui/primitives/visually-hidden.tsx';

interface RatingProps {
  of: { rating: { mean: number; count: number } | null; reviewCount: number };
}

/** The mean of the reviews and their number; the number alone below three; without any, New. */
export function Rating({ of: { rating, reviewCount } }: RatingProps) {
  if (!reviewCount) {
    return (
      <Badge tone="info">
        New<VisuallyHidden>, no reviews yet</VisuallyHidden>
      </Badge>
    );
  }
  return (
    <span className="text-sm whitespace-nowrap text-ink-muted tabular-nums">
      {rating && (
        <>
          <span aria-hidden="true">★ </span>
          {rating.mean.toFixed(1)} <VisuallyHidden>of 5 stars </VisuallyHidden>
        </>
      )}
      {rating && '('}
      {reviewCount} {reviewCount === 1 ? 'review' : 'reviews'}
      {rating && ')'}
    </span>
  );
}
