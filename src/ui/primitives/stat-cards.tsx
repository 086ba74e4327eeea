import type { ReactNode } from 'react';

export type Stat = { label: string; value: ReactNode };

/** A few figures side by side, each with its name. */
export function StatCards({ stats }: { stats: readonly Stat[] }) {
  return (
    <dl className="flex flex-wrap gap-4">
      {stats.map(({ label, value }) => (
        <div
          key={label}
          className="flex min-w-0 flex-1 basis-36 flex-col-reverse justify-end gap-1 rounded-lg border border-line bg-surface p-5 shadow-card"
        >
          <dt className="text-sm text-ink-muted">{label}</dt>
          <dd className="text-2xl font-semibold text-ink tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
