import type { ComponentProps } from 'react';
import { cx } from '#ui/class-names.ts';

/** Help that stays in sight below a label, referred to by the control's aria-describedby. */
export function Hint({ className, ...rest }: ComponentProps<'p'>) {
  return <p {...rest} className={cx('text-sm text-ink-muted', className)} />;
}
