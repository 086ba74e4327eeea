import type { ComponentProps, WheelEvent } from 'react';
import { cx } from '#ui/class-names.ts';
import { controlClassName } from './control-class-name.ts';

type NumberInputProps = Omit<ComponentProps<'input'>, 'type'> & {
  /** A unit shown inside the control, such as "USD" or "hours". The label or hint must say it too. */
  unit?: string | undefined;
};

/** Scrolling the page over a focused number must not change it. */
function dropFocus(event: WheelEvent<HTMLInputElement>) {
  event.currentTarget.blur();
}

/** A control for one number, with the digits keyboard on phones. */
export function NumberInput({ unit, className, ...rest }: NumberInputProps) {
  const input = (
    <input
      inputMode="decimal"
      {...rest}
      type="number"
      onWheel={dropFocus}
      className={controlClassName(
        cx(
          'min-h-11 tabular-nums [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none',
          unit ? 'pr-16' : className,
        ),
      )}
    />
  );
  if (!unit) return input;
  return (
    <span className={cx('relative block', className)}>
      {input}
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 right-3 flex items-center text-sm text-ink-muted"
      >
        {unit}
      </span>
    </span>
  );
}
