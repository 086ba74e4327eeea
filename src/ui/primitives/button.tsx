import type { MouseEvent } from 'react';
import { type ButtonLook, buttonClassName } from './button-class-name.ts';
import { type ReasonedButtonProps, useDisabledBecause } from './disabled-because.tsx';
import { Spinner } from './spinner.tsx';

export type ButtonProps = Omit<ReasonedButtonProps, 'className'> &
  ButtonLook & {
    /**
     * The action runs: the text stays, clicks do nothing, and focus is not lost. Quietly, it runs without a spinner.
     */
    pending?: boolean | 'quietly' | undefined;
  };

function swallow(event: MouseEvent) {
  event.preventDefault();
}

/** A button. It submits a form only when given `type="submit"`. */
export function Button({
  variant,
  size,
  className,
  pending = false,
  disabledBecause,
  type = 'button',
  children,
  ...rest
}: ButtonProps) {
  const { attributes, reason } = useDisabledBecause(disabledBecause, rest['aria-describedby']);
  return (
    <button
      {...rest}
      {...attributes}
      {...(pending && { 'aria-busy': true, 'aria-disabled': true, onClick: swallow })}
      type={type}
      className={buttonClassName({ variant, size, className })}
    >
      {pending === true && <Spinner />}
      {children}
      {reason}
    </button>
  );
}
