export interface Bar {
  /** Below the bar: a month, a day. */
  label: string;
  /** Null where there is nothing to show. */
  value: number | null;
}

interface BarChartProps {
  /** What is counted, for those who do not see the bars. */
  title: string;
  bars: readonly Bar[];
  /** How a value is written below its bar, in few characters. */
  format?: ((value: number) => string) | undefined;
}

/** Values side by side. A table beside it has the same figures: screen readers hear the name of this picture only. */
export function BarChart({ title, bars, format = String }: BarChartProps) {
  const highest = Math.max(1, ...bars.map(({ value }) => value ?? 0));
  return (
    <div role="img" aria-label={title} className="grid auto-cols-fr grid-flow-col gap-1 sm:gap-2">
      {bars.map(({ label, value }) => (
        <div
          key={label}
          className="flex min-w-0 flex-col items-center gap-1 text-[0.625rem] sm:text-xs"
        >
          {/* Heights are drawn: pages have no style attributes. */}
          <svg
            aria-hidden="true"
            viewBox="0 0 1 100"
            preserveAspectRatio="none"
            className="h-36 w-full border-b border-line lg:h-96"
          >
            <rect
              width={1}
              height={((value ?? 0) / highest) * 100}
              y={100 - ((value ?? 0) / highest) * 100}
              className="fill-primary"
            />
          </svg>
          {/* On a phone there is no room for figures of three digits. */}
          <span className="hidden font-semibold text-ink tabular-nums sm:inline">
            {value === null ? '–' : format(value)}
          </span>
          <span className="text-ink-muted">{label}</span>
        </div>
      ))}
    </div>
  );
}
