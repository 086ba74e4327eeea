import type { ComponentProps } from 'react';
import { cx } from '#ui/class-names.ts';

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & {
  /** What the button does, in words: its name for screen readers and its tooltip. */
  label: string;
};

/** A square button that shows only an icon. */
export function IconButton({ label, type = 'button', className, ...rest }: IconButtonProps) {
  return (
    <button
      title={label}
      {...rest}
      type={type}
      aria-label={label}
      className={cx(
        'inline-flex size-11 shrink-0 items-center justify-center rounded-md text-ink-muted',
        'transition-colors not-disabled:hover:bg-primary-soft not-disabled:hover:text-ink',
        'data-popup-open:bg-primary-soft disabled:cursor-not-allowed disabled:opacity-50 [&_svg]:size-5',
        className,
      )}
    />
  );
}
