import type { ComponentProps } from 'react';
import { cx } from '#ui/class-names.ts';
import { controlClassName } from './control-class-name.ts';

type NumberInputProps = Omit<ComponentProps<'input'>, 'type' | 'inputMode'> & {
  /** A unit shown inside the control, such as "USD" or "hours". The label or hint must say it too. */
  unit?: string | undefined;
  /** Only whole numbers are asked for. */
  whole?: boolean | undefined;
};

/**
 * A control for one number, with the digits keyboard on phones; `readNumber` reads it. Its text stays as it was typed:
 * in one of the browser's own type a comma is dropped or refused by the browser's language, and the wheel changes the
 * number.
 */
export function NumberInput({ unit, whole = false, className, ...rest }: NumberInputProps) {
  const input = (
    <input
      autoComplete="off"
      {...rest}
      type="text"
      inputMode={whole ? 'numeric' : 'decimal'}
      data-number={whole ? 'whole' : 'decimal'}
      className={controlClassName(cx('min-h-11 tabular-nums', unit ? 'pr-16' : className))}
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
