import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from '#ui/class-names.ts';
import { Hint } from './hint.tsx';

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'size'> & {
  label: ReactNode;
  hint?: ReactNode;
};

/** A setting that is on or off and takes effect at once. */
export function Switch({ label, hint, className, ...rest }: SwitchProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  return (
    <div className={cx('flex items-start justify-between gap-4', className)}>
      <div className="min-w-0">
        <label htmlFor={id} className="block font-medium text-ink">
          {label}
        </label>
        {hint && <Hint id={hintId}>{hint}</Hint>}
      </div>
      <span className="relative flex h-7 w-12 shrink-0">
        <input
          {...rest}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says its own checked state
          role="switch"
          id={id}
          aria-describedby={hintId}
          className={cx(
            'peer h-7 w-12 cursor-pointer appearance-none rounded-full border border-line-strong bg-sunken',
            'transition-colors checked:border-primary checked:bg-primary',
            'disabled:cursor-not-allowed disabled:opacity-60 forced-colors:appearance-auto',
          )}
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute top-1 left-1 size-5 rounded-full bg-line-strong transition-transform peer-checked:translate-x-5 peer-checked:bg-on-primary forced-colors:hidden"
        />
      </span>
    </div>
  );
}
