import { cx } from '#ui/class-names.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

type SpinnerProps = {
  /** Said to screen readers. Leave it out where the text beside the spinner already says it. */
  label?: string | undefined;
  className?: string | undefined;
};

/** A turning ring for waits without a known end. */
export function Spinner({ label, className }: SpinnerProps) {
  const ring = (
    <svg
      viewBox="0 0 20 20"
      fill="none"
      aria-hidden="true"
      className={cx('size-5 shrink-0 animate-spin', className)}
    >
      <circle cx="10" cy="10" r="7.5" stroke="currentColor" strokeWidth="2.5" opacity="0.25" />
      <path
        d="M10 2.5a7.5 7.5 0 0 1 7.5 7.5"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </svg>
  );
  if (!label) return ring;
  return (
    <span role="status" className="inline-flex">
      {ring}
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
