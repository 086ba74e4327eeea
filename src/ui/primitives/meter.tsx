import type { ReactNode } from 'react';
import { Bar } from './bar.tsx';

type MeterProps = {
  label: string;
  /** Between 0 and `max`. */
  value: number;
  max: number;
  /** The value in words, such as "6 of 9 steps" or "24 of 30 points". */
  text: string;
  /** What would fill it further. */
  children?: ReactNode;
};

/** How much of something there is: the completeness of a profile, the points of a score. */
export function Meter({ label, value, max, text, children }: MeterProps) {
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex items-baseline justify-between gap-4">
        <span aria-hidden="true" className="font-medium text-ink">
          {label}
        </span>
        <span aria-hidden="true" className="shrink-0 text-sm text-ink-muted tabular-nums">
          {text}
        </span>
      </div>
      <meter aria-label={label} aria-valuetext={text} max={max} value={value} className="sr-only">
        {text}
      </meter>
      <Bar part={value / max} />
      {children && <div className="text-sm text-ink-muted">{children}</div>}
    </div>
  );
}
