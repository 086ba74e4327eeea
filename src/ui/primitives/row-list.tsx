import { Fragment, type ReactNode, useRef } from 'react';

interface RowListProps<Item> {
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** One row. The code that removes it calls `onFocusLoss` first: its button had the focus, which moves to the list. */
  children: (item: Item, onFocusLoss: () => void) => ReactNode;
}

/** The user's keys, devices or factors, a row each. Renders nothing while it is empty. */
export function RowList<Item>({ label, items, keyOf, children }: RowListProps<Item>) {
  const listRef = useRef<HTMLUListElement>(null);
  return (
    <ul
      ref={listRef}
      tabIndex={-1}
      aria-label={label}
      className="flex flex-col divide-y divide-line empty:hidden"
    >
      {items.map((item) => (
        <Fragment key={keyOf(item)}>{children(item, () => listRef.current?.focus())}</Fragment>
      ))}
    </ul>
  );
}

interface ListRowProps {
  name: ReactNode;
  badge?: ReactNode;
  /** What else there is to know of it. */
  children: ReactNode;
  /** What can be done with it. */
  actions?: ReactNode;
}

/** One row of such a list. */
export function ListRow({ name, badge, children, actions }: ListRowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere text-ink">
          {name}
          {badge}
        </p>
        <p className="text-sm wrap-anywhere text-ink-muted">{children}</p>
      </div>
      {actions && <div className="flex gap-2">{actions}</div>}
    </li>
  );
}
