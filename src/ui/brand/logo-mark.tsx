import { cx } from '#ui/class-names.ts';
import { logoPath } from './logo-path.ts';

/** The mark alone, in the colour of its text unless a class gives it another. The name belongs beside it. */
export function Mark({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={cx('shrink-0', className)}>
      <path fill="currentColor" d={logoPath} />
    </svg>
  );
}
