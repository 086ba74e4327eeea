import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import type { ReactElement, ReactNode } from 'react';
import { cx } from '#ui/class-names.ts';
import { rowInSight, useRowInSight } from './use-row-in-sight.ts';

type TabsProps = {
  value: string;
  onValueChange: (value: string) => void;
  className?: string | undefined;
  children: ReactNode;
};

/** A set of panels; one is shown. Keep the value in the URL, so that a tab can be linked to. */
export function Tabs({ value, onValueChange, className, children }: TabsProps) {
  return (
    <BaseTabs.Root
      value={value}
      onValueChange={(next) => typeof next === 'string' && onValueChange(next)}
      className={cx('min-w-0', className)}
    >
      {children}
    </BaseTabs.Root>
  );
}

/** The row of tabs. On a narrow screen it scrolls sideways, with the current one in sight. */
export function TabList({ label, children }: { label: string; children: ReactNode }) {
  const ref = useRowInSight<HTMLDivElement>();
  return (
    <BaseTabs.List
      ref={ref}
      aria-label={label}
      className={cx('flex gap-x-1 border-b border-line p-0.5 pb-0', rowInSight)}
    >
      {children}
    </BaseTabs.List>
  );
}

type TabProps = {
  value: string;
  /** A link element that the tab becomes, such as a router link that changes the URL. */
  render?: ReactElement | undefined;
  children: ReactNode;
};

/** One tab. */
export function Tab({ value, render, children }: TabProps) {
  return (
    <BaseTabs.Tab
      value={value}
      {...(render ? { render, nativeButton: false } : {})}
      className={cx(
        'relative flex min-h-11 shrink-0 items-center gap-2 rounded-t-md px-4 py-2 font-medium whitespace-nowrap',
        'text-ink-muted no-underline transition-colors hover:bg-primary-soft hover:text-ink',
        'after:absolute after:inset-x-3 after:bottom-0 after:h-0.75 after:rounded-t-sm after:bg-transparent',
        'focus-visible:-outline-offset-2 data-active:text-primary-ink data-active:after:bg-primary',
        'forced-colors:data-active:underline',
        // In sight before the scripts are there, too, in browsers that know how.
        'aria-selected:[scroll-initial-target:nearest]',
      )}
    >
      {children}
    </BaseTabs.Tab>
  );
}

type TabPanelProps = {
  value: string;
  /** What is typed in it stays while another one shows. */
  keepMounted?: boolean | undefined;
  /** With less room above it. */
  compact?: boolean | undefined;
  children: ReactNode;
};

/** What one tab shows. */
export function TabPanel(props: TabPanelProps) {
  const { value, keepMounted = false, compact = false, children } = props;
  return (
    <BaseTabs.Panel value={value} keepMounted={keepMounted} className={compact ? 'pt-3' : 'pt-6'}>
      {children}
    </BaseTabs.Panel>
  );
}
