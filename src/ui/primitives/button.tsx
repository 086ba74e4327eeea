import type { ComponentProps, MouseEvent } from 'react';
import { type ButtonLook, buttonClassName } from './button-class-name.ts';
import { Spinner } from './spinner.tsx';

export type ButtonProps = Omit<ComponentProps<'button'>, 'className'> &
  ButtonLook & {
    /** The action runs: the text stays, clicks do nothing, and focus is not lost. */
    pending?: boolean | undefined;
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
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-busy={pending || undefined}
      aria-disabled={pending || rest['aria-disabled'] || undefined}
      onClick={pending ? swallow : onClick}
      className={buttonClassName({ variant, size, className })}
    >
      {pending && <Spinner />}
      {children}
    </button>
  );
}
