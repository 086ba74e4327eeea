import type { ReactNode } from 'react';

type PageHeaderProps = {
  title: ReactNode;
  /** One or two sentences on what the page is for. */
  lead?: ReactNode;
  actions?: ReactNode;
  /** A `BackLink` to the page above this one. */
  back?: ReactNode;
};

/** The top of a page: its only h1. */
export function PageHeader({ title, lead, actions, back }: PageHeaderProps) {
  return (
    <header className="flex flex-col gap-3 pb-8">
      {back}
      <div className="flex flex-col gap-4 lg:flex-row lg:items-end lg:justify-between">
        <div className="min-w-0 max-w-prose">
          <h1 className="text-3xl font-semibold text-ink">{title}</h1>
          {lead && <div className="mt-2 text-lg text-ink-muted">{lead}</div>}
        </div>
        {actions && <div className="flex shrink-0 flex-wrap gap-3">{actions}</div>}
      </div>
    </header>
  );
}
