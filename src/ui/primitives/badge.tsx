import type { ComponentProps } from 'react';
import { cx } from '#ui/class-names.ts';
import { type Tone, toneClassNames } from './tone.ts';

type BadgeProps = ComponentProps<'span'> & { tone?: Tone | undefined };

/** A short mark of state or kind. Its words carry the meaning; the colour only repeats it. */
export function Badge({ tone = 'neutral', className, ...rest }: BadgeProps) {
  return <span {...rest} className={cx('badge', toneClassNames[tone], className)} />;
}
