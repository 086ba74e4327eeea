import type { ReactNode } from 'react';
import { cx } from '#ui/class-names.ts';

interface PartProps {
  className?: string | undefined;
  children: ReactNode;
}

/**
 * The ground of every illustration: a dotted board. What lies on it is made of the product's own parts with example
 * words, and says nothing that the text beside it does not say.
 */
export function Stage({ className, children }: PartProps) {
  return (
    <div
      aria-hidden="true"
      className={cx(
        'relative overflow-hidden rounded-2xl border border-line bg-sunken p-4 select-none sm:p-7 print:hidden',
        'bg-[radial-gradient(var(--color-line)_1px,transparent_1px)] bg-size-[1.25rem_1.25rem]',
        className,
      )}
    >
      {children}
    </div>
  );
}

/** A sheet that lies on the board; `isList` leaves the margins to its rows. */
export function Sheet({ isList = false, className, children }: PartProps & { isList?: boolean }) {
  return (
    <div
      className={cx(
        'overflow-hidden rounded-lg border border-line bg-raised shadow-popup',
        !isList && 'p-4 sm:p-5',
        className,
      )}
    >
      {children}
    </div>
  );
}

/** A line's end on the edge of a sheet. */
export function Knot({ className }: { className: string }) {
  return (
    <span
      className={cx(
        'absolute size-4 -translate-1/2 rounded-full border-4 border-primary bg-raised',
        className,
      )}
    />
  );
}
