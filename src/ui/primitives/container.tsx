import type { ComponentProps } from 'react';
import { cx } from '#ui/class-names.ts';

type ContainerProps = ComponentProps<'div'> & {
  /** `page` for lists and portals, `form` for forms, `prose` for reading. */
  width?: 'page' | 'form' | 'prose' | undefined;
};

const widths = { page: 'max-w-page', form: 'max-w-form', prose: 'max-w-prose' };

/** Centres a page's content and keeps it off the edges of the screen. */
export function Container({ width = 'page', className, ...rest }: ContainerProps) {
  return <div {...rest} className={cx('mx-auto w-full px-4 sm:px-6', widths[width], className)} />;
}
