import { Badge } from '#ui/primitives/badge.tsx';
import type { ConsultantCard } from '../../contract/consultant-card.ts';

/** The mean of the reviews and their number; without any, New. */
export function Rating({ rating }: Pick<ConsultantCard, 'rating'>) {
  if (!rating) return <Badge tone="info">New</Badge>;
  const { mean, count } = rating;
  return (
    <span className="text-sm text-ink-muted tabular-nums">
      <span aria-hidden="true">★ </span>
      {mean.toFixed(1)} of 5 ({count} {count === 1 ? 'review' : 'reviews'})
    </span>
  );
}
