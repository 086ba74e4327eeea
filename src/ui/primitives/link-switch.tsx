import { useRender } from '@base-ui/react/use-render';
import type { ReactElement, ReactNode } from 'react';
import { cx } from '#ui/class-names.ts';
import { rowInSight, useRowInSight } from './use-row-in-sight.ts';

type LinkSwitchProps = {
  /** What is chosen by it: "Filter applications by state". */
  label: string;
  className?: string | undefined;
  children: ReactNode;
};

/** A few views of one thing, each with its own address; one is shown. A row wider than the screen scrolls. */
export function LinkSwitch({ label, className, children }: LinkSwitchProps) {
  const ref = useRowInSight<HTMLUListElement>();
  return (
    <nav aria-label={label} className={cx('max-w-full', className)}>
      <ul
        ref={ref}
        className={cx(
          'inline-flex max-w-full gap-1 rounded-lg border border-line bg-sunken p-1',
          rowInSight,
        )}
      >
        {children}
      </ul>
    </nav>
  );
}

type LinkSwitchItemProps = {
  /** The link element; it receives the look. A router link must count only its exact address as active. */
  render: ReactElement;
  current: boolean;
  children: ReactNode;
};

/** One of the views. */
export function LinkSwitchItem({ render, current, children }: LinkSwitchItemProps) {
  const link = useRender({
    render,
    props: {
      'aria-current': current ? 'page' : undefined,
      className: cx(
        'flex min-h-9 flex-1 items-center justify-center rounded-md border px-4 py-1 text-sm font-semibold whitespace-nowrap no-underline',
        'transition-colors pointer-coarse:min-h-11',
        current
          ? 'border-line bg-raised text-ink shadow-card forced-colors:border-[Highlight]'
          : 'border-transparent text-ink-muted hover:text-ink',
      ),
      children,
    },
  });
  return <li className="flex flex-auto shrink-0">{link}</li>;
}
