import type { ComponentProps } from 'react';
import { cx } from '#ui/class-names.ts';
import { controlClassName } from './control-class-name.ts';

/** A text control of several lines that grows with what is typed, where the browser can. */
export function Textarea({ className, rows = 5, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...rest}
      rows={rows}
      className={controlClassName(
        cx('max-h-[70dvh] min-h-24 resize-y field-sizing-content leading-relaxed', className),
      )}
    />
  );
}
