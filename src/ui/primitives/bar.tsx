import { cx } from '#ui/class-names.ts';

type BarProps = {
  /** How much of it is filled, from 0 to 1. */
  part: number;
  className?: string | undefined;
};

/** A line that is filled up to a point. Decorative: words or a hidden `meter` or `progress` say the same. */
export function Bar({ part, className }: BarProps) {
  const filled = Math.min(1, Math.max(0, part));
  return (
    <svg
      aria-hidden="true"
      className={cx(
        'block h-2 w-full overflow-hidden rounded-full bg-line forced-colors:border',
        className,
      )}
    >
      <rect
        width={`${(filled * 100).toFixed(1)}%`}
        height="100%"
        className="fill-primary forced-colors:fill-[CanvasText]"
      />
    </svg>
  );
}
