import type { ComponentProps } from 'react';
import { cx } from '#ui/class-names.ts';

type CardProps = ComponentProps<'div'> & {
  /** Lifts slightly under the pointer: for cards that lead somewhere through one link inside. */
  interactive?: boolean | undefined;
  /** With less room around and between its parts: for long lists. */
  compact?: boolean | undefined;
};

/** A framed area for one thing. */
export function Card({ interactive = false, compact = false, className, ...rest }: CardProps) {
  return (
    <div
      {...rest}
      className={cx(
        'card',
        compact ? 'gap-3 p-4 sm:p-5' : 'gap-4 p-5 sm:p-6',
        interactive && 'card-interactive',
        className,
      )}
    />
  );
}

type CardTitleProps = ComponentProps<'h2'> & { level?: 1 | 2 | 3 | 4 | undefined };

/** The heading of a card, at the level its place in the page asks for. */
export function CardTitle({ level = 2, className, ...rest }: CardTitleProps) {
  const Heading = `h${level}` as const;
  return <Heading {...rest} className={cx('text-lg font-semibold text-ink', className)} />;
}

/** The last row of a card: actions, dates, small print. */
export function CardFooter({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      {...rest}
      className={cx(
        'mt-auto flex flex-wrap items-center gap-3 border-t border-line pt-4',
        className,
      )}
    />
  );
}
