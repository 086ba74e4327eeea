import { cx } from '#ui/class-names.ts';

/** A grey stand-in for content that is on its way. Give it the content's size. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return (
    <div
      aria-hidden="true"
      className={cx('animate-pulse rounded-md bg-line motion-reduce:animate-none', className)}
    />
  );
}
