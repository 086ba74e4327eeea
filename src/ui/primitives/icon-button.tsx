import { cx } from '#ui/class-names.ts';
import { type ReasonedButtonProps, useDisabledBecause } from './disabled-because.tsx';

type IconButtonProps = Omit<ReasonedButtonProps, 'aria-label'> & {
  /** What the button does, in words: its name for screen readers and its tooltip. */
  label: string;
};

/** A square button that shows only an icon. */
export function IconButton(props: IconButtonProps) {
  const { label, disabledBecause, type = 'button', className, children, ...rest } = props;
  const { attributes, reason } = useDisabledBecause(disabledBecause, rest['aria-describedby']);
  return (
    <button
      title={label}
      {...rest}
      {...attributes}
      type={type}
      aria-label={label}
      className={cx(
        'inline-flex size-11 shrink-0 items-center justify-center rounded-md text-ink-muted',
        'transition-colors not-resting:hover:bg-primary-soft not-resting:hover:text-ink',
        'data-popup-open:bg-primary-soft resting:cursor-not-allowed resting:opacity-50 [&_svg]:size-5',
        className,
      )}
    >
      {children}
      {reason}
    </button>
  );
}
