import type { ComponentProps } from 'react';
import { type BadgeLook, badgeClassName } from './badge-class-name.ts';

type BadgeProps = ComponentProps<'span'> & BadgeLook;

/** A short mark of state or kind. Its words carry the meaning; the colour only repeats it. */
export function Badge({ tone, className, ...rest }: BadgeProps) {
  return <span {...rest} className={badgeClassName({ tone, className })} />;
}
