import { Bar } from './bar.tsx';

type ProgressBarProps = {
  /** What goes on: "Uploading…". */
  label: string;
  /** Shown instead of the label, where it says more with every step: "22 of 60 sent". It is not spoken each time. */
  detail?: string | undefined;
  /** How much is done, from 0 to 1. */
  part: number;
};

/** How far something is that takes a while and whose end is known: seen at once, spoken at each quarter. */
export function ProgressBar({ label, detail, part }: ProgressBarProps) {
  const percent = Math.round(part * 100);
  const quarter = Math.floor(percent / 25) * 25;
  return (
    <div className="flex flex-col gap-1.5">
      <div aria-hidden="true" className="flex justify-between gap-4 text-sm text-ink-muted">
        <span>{detail ?? label}</span>
        <span className="tabular-nums">{percent} %</span>
      </div>
      <progress
        aria-label={label}
        aria-valuetext={detail && `${detail}, ${percent} %`}
        max={100}
        value={percent}
        className="sr-only"
      />
      <Bar part={part} />
      <p role="status" className="sr-only">
        {label} {quarter} %
      </p>
    </div>
  );
}
