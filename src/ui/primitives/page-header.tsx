import type { ReactNode } from 'react';
import { cx } from '#ui/class-names.ts';

type PageHeaderProps = {
  title: ReactNode;
  /** One or two sentences on what the page is for. */
  lead?: ReactNode;
  actions?: ReactNode;
  /** A `BackLink` to the page above this one. */
  back?: ReactNode;
  /** One small line, without the lead on phones: for pages whose content belongs on the first screen. */
  compact?: boolean | undefined;
};

/** The top of a page: its only h1. */
export function PageHeader(props: PageHeaderProps) {
  const { title, lead, actions, back, compact = false } = props;
  return (
    <header className={cx('flex flex-col gap-3', compact ? 'pb-3' : 'pb-8')}>
      {back}
      <div className="flex flex-col gap-4 lg:flex-row lg:items-end lg:justify-between">
        <div
          className={cx('min-w-0 max-w-prose', compact && 'flex flex-wrap items-baseline gap-x-4')}
        >
          <h1 className={cx('font-semibold text-ink', compact ? 'text-2xl' : 'text-3xl')}>
            {title}
          </h1>
          {lead && (
            <div className={cx('text-ink-muted', compact ? 'max-sm:hidden' : 'mt-2 text-lg')}>
              {lead}
            </div>
          )}
        </div>
        {actions && <div className="flex shrink-0 flex-wrap gap-3">{actions}</div>}
      </div>
    </header>
  );
}
