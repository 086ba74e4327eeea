import { cx } from '#ui/class-names.ts';

/** The frame that inputs, selects and text areas share. */
export function controlClassName(className?: string): string {
  return cx(
    'block w-full min-w-0 rounded-md border border-line-strong bg-surface px-3 py-2 text-base text-ink',
    'transition-colors hover:border-ink-muted',
    'focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-focus',
    'aria-invalid:border-danger-ink aria-invalid:shadow-[inset_0_0_0_1px_var(--color-danger-ink)]',
    '[&[readonly]]:bg-sunken disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-ink-muted',
    className,
  );
}
