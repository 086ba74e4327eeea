import { useRender } from '@base-ui/react/use-render';
import type { ReactElement } from 'react';
import { cx } from '#ui/class-names.ts';
import { rowInSight, useRowInSight } from './use-row-in-sight.ts';

type LinkSwitchProps<Value> = {
  /** What is chosen by it: "Filter applications by state". */
  label: string;
  choices: readonly { value: Value; label: string }[];
  current: Value;
  /** The link to a choice; it receives the look and the words. */
  link: (value: Value) => ReactElement;
  className?: string | undefined;
};

/** What a router link of a switch needs: it keeps the place, and only its exact address counts as active. */
export const switchLink = {
  resetScroll: false,
  activeOptions: { exact: true, includeSearch: true },
} as const;

/** A few views of one thing, each with its own address; one is shown. A row wider than the screen scrolls. */
export function LinkSwitch<Value>(props: LinkSwitchProps<Value>) {
  const { label, choices, current, link, className } = props;
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
        {choices.map((choice) => (
          <LinkSwitchItem
            key={choice.label}
            render={link(choice.value)}
            isCurrent={choice.value === current}
          >
            {choice.label}
          </LinkSwitchItem>
        ))}
      </ul>
    </nav>
  );
}

type LinkSwitchItemProps = { render: ReactElement; isCurrent: boolean; children: string };

function LinkSwitchItem({ render, isCurrent, children }: LinkSwitchItemProps) {
  const link = useRender({
    render,
    props: {
      'aria-current': isCurrent ? 'page' : undefined,
      className: cx(
        'flex min-h-9 flex-1 items-center justify-center rounded-md border px-4 py-1 text-sm font-semibold whitespace-nowrap no-underline',
        'transition-colors pointer-coarse:min-h-11',
        isCurrent
          ? 'border-line bg-raised text-ink shadow-card forced-colors:border-[Highlight]'
          : 'border-transparent text-ink-muted hover:text-ink',
      ),
      children,
    },
  });
  return <li className="flex flex-auto shrink-0">{link}</li>;
}
