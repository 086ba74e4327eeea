import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { cx } from '#ui/class-names.ts';

type TableProps = {
  /** What the table contains; also names the scrolling region. */
  caption: ReactNode;
  /** Keeps the caption for screen readers only, where a heading above already says it. */
  captionHidden?: boolean | undefined;
  children: ReactNode;
};

/** A data table. Where it is wider than the screen it scrolls alone, also by keyboard. */
export function Table({ caption, captionHidden = false, children }: TableProps) {
  const captionId = useId();
  const regionRef = useRef<HTMLElement>(null);
  const [scrolls, setScrolls] = useState(false);

  useEffect(() => {
    const region = regionRef.current;
    if (!region) return;
    const observer = new ResizeObserver(() => setScrolls(region.scrollWidth > region.clientWidth));
    observer.observe(region);
    if (region.firstElementChild) observer.observe(region.firstElementChild);
    return () => observer.disconnect();
  }, []);

  return (
    <section
      ref={regionRef}
      aria-labelledby={captionId}
      {...(scrolls ? { tabIndex: 0 } : {})}
      className="relative overflow-x-auto rounded-lg border border-line bg-surface shadow-card"
    >
      <table className="w-full border-collapse text-left text-sm">
        <caption
          id={captionId}
          className={cx(
            captionHidden
              ? 'sr-only'
              : 'border-b border-line px-4 py-3 text-left text-base font-semibold',
          )}
        >
          {caption}
        </caption>
        {children}
      </table>
    </section>
  );
}

/** The rows of column headings. */
export function TableHead({ children }: { children: ReactNode }) {
  return <thead className="bg-sunken">{children}</thead>;
}

/** The rows of data. */
export function TableBody({ children }: { children: ReactNode }) {
  return <tbody className="divide-y divide-line">{children}</tbody>;
}

/** One row. */
export function TableRow({ className, ...rest }: ComponentProps<'tr'>) {
  return <tr {...rest} className={cx('align-top', className)} />;
}

type CellProps = { numeric?: boolean | undefined };

type HeadingProps = CellProps & {
  /** Stays in sight while the table is scrolled sideways: for the names of rows that are compared. */
  pinned?: boolean | undefined;
};

/** The heading of a column, or of a row with `scope="row"`. */
export function TableHeading({
  numeric = false,
  pinned = false,
  scope = 'col',
  className,
  ...rest
}: ComponentProps<'th'> & HeadingProps) {
  return (
    <th
      {...rest}
      scope={scope}
      className={cx(
        'px-4 py-3 font-semibold',
        // Collapsed borders do not come along with what is pinned; a shadow does.
        pinned
          ? 'sticky left-0 z-1 max-w-36 shadow-[inset_-1px_0_var(--color-line)]'
          : 'whitespace-nowrap',
        scope === 'col' ? 'text-ink-muted' : 'text-ink',
        numeric && 'text-right tabular-nums',
        pinned && (scope === 'row' ? 'bg-surface' : 'bg-sunken'),
        className,
      )}
    />
  );
}

/** One value. */
export function TableCell({
  numeric = false,
  className,
  ...rest
}: ComponentProps<'td'> & CellProps) {
  return (
    <td {...rest} className={cx('px-4 py-3', numeric && 'text-right tabular-nums', className)} />
  );
}
