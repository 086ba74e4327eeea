import { cx } from '#ui/class-names.ts';

type SkeletonProps = {
  shape?: 'block' | 'circle' | undefined;
  /** The size of the content it stands for. */
  className?: string | undefined;
};

/** A grey placeholder for content that loads. Say once per list, in words, that it loads. */
export function Skeleton({ shape = 'block', className }: SkeletonProps) {
  return (
    <div
      aria-hidden="true"
      className={cx(
        'animate-pulse bg-neutral-soft motion-reduce:animate-none forced-colors:border',
        shape === 'circle' ? 'rounded-full' : 'rounded-md',
        className,
      )}
    />
  );
}
