import type { ReactNode } from 'react';

export type Stat = { label: string; value: ReactNode };

/** A few figures side by side, each with its name. */
export function StatCards({ stats }: { stats: readonly Stat[] }) {
  return (
    <dl className="flex flex-wrap gap-px overflow-hidden rounded-lg border border-line bg-line shadow-card">
      {stats.map(({ label, value }) => (
        <div
          key={label}
          className="flex min-w-0 flex-1 basis-28 flex-col-reverse justify-end gap-0.5 bg-surface px-4 py-3.5 sm:px-5 sm:py-4 forced-colors:border"
        >
          <dt className="text-sm text-ink-muted">{label}</dt>
          <dd className="text-2xl font-semibold text-ink tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
