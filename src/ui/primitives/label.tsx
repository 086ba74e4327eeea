import type { ComponentProps } from 'react';
import { cx } from '#ui/class-names.ts';

type LabelProps = ComponentProps<'label'> & { htmlFor: string };

/** The name of one control. */
export function Label({ className, htmlFor, children, ...rest }: LabelProps) {
  return (
    <label {...rest} htmlFor={htmlFor} className={cx('font-medium text-ink', className)}>
      {children}
    </label>
  );
}
