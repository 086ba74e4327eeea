import type { ReactNode } from 'react';
import { cx } from '#ui/class-names.ts';

export type Description = { term: string; details: ReactNode };

type DescriptionListProps = {
  items: readonly Description[];
  /** `rows` puts terms beside details where there is room, `grid` puts facts side by side in tiles. */
  layout?: 'rows' | 'grid' | undefined;
};

/** Terms and what they are: the facts of a project, a person, a plan. */
export function DescriptionList({ items, layout = 'rows' }: DescriptionListProps) {
  const rows = layout === 'rows';
  return (
    <dl
      className={
        rows
          ? '@container divide-y divide-line'
          : 'grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-5'
      }
    >
      {items.map((item) => (
        <div
          key={item.term}
          className={cx(rows && 'grid gap-x-6 gap-y-0.5 py-3 @xs:grid-cols-[min(12rem,35%)_1fr]')}
        >
          <dt className="text-sm text-ink-muted">{item.term}</dt>
          <dd className="min-w-0 font-medium text-ink">{item.details}</dd>
        </div>
      ))}
    </dl>
  );
}
