import type { ComponentProps } from 'react';
import { cx } from '#ui/class-names.ts';
import { controlClassName } from './control-class-name.ts';

/** A one-line text control. Give it a label through `Field`. */
export function Input({ className, type = 'text', ...rest }: ComponentProps<'input'>) {
  return <input {...rest} type={type} className={controlClassName(cx('min-h-11', className))} />;
}
