import type { ReactNode } from 'react';
import { cx } from '#ui/class-names.ts';

type EmptyStateProps = {
  /** An icon, decorative. */
  icon?: ReactNode;
  title: ReactNode;
  /** What would be here and how to get it. */
  children?: ReactNode;
  action?: ReactNode;
  level?: 1 | 2 | 3 | undefined;
  className?: string | undefined;
};

/** Said in place of a list that has nothing in it. */
export function EmptyState(props: EmptyStateProps) {
  const { icon, title, children, action, level = 2, className } = props;
  const Heading = `h${level}` as const;
  return (
    <div
      className={cx(
        'flex flex-col items-center gap-2 rounded-lg border border-dashed border-line-strong px-6 py-12 text-center',
        className,
      )}
    >
      {icon && (
        <div
          aria-hidden="true"
          className="mb-2 flex size-12 items-center justify-center rounded-full bg-primary-soft text-primary-ink [&_svg]:size-6"
        >
          {icon}
        </div>
      )}
      <Heading className="text-lg font-semibold text-ink">{title}</Heading>
      {children && <div className="max-w-prose text-ink-muted">{children}</div>}
      {action && <div className="mt-4 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
