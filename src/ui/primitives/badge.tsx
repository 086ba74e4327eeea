import type { ComponentProps } from 'react';
import { cx } from '#ui/class-names.ts';
import { type Tone, toneClassNames } from './tone.ts';

type BadgeProps = ComponentProps<'span'> & { tone?: Tone | undefined };

/** A short mark of state or kind. Its words carry the meaning; the colour only repeats it. */
export function Badge({ tone = 'neutral', className, ...rest }: BadgeProps) {
  return (
    <span
      {...rest}
      className={cx(
        'inline-flex max-w-full items-center gap-1.5 rounded-full border px-2.5 py-0.5 text-xs font-medium',
        '[&_svg]:size-3.5 [&_svg]:shrink-0',
        toneClassNames[tone],
        className,
      )}
    />
  );
}
