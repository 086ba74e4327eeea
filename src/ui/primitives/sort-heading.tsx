import { useRender } from '@base-ui/react/use-render';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { TableHeading } from './table.tsx';

const arrows = { ascending: ArrowUp, descending: ArrowDown };

type SortHeadingProps = {
  /** The link to the list in this order; it receives the look. */
  render: ReactElement;
  /** How the list goes by this column now; undefined when it goes by another. */
  sorted: 'ascending' | 'descending' | undefined;
  numeric?: boolean | undefined;
  children: ReactNode;
};

/** The heading of a column that the list can go by. */
export function SortHeading({ render, sorted, numeric, children }: SortHeadingProps) {
  const Icon = sorted ? arrows[sorted] : ChevronsUpDown;
  const link = useRender({
    render,
    props: {
      className:
        'inline-flex min-h-6 items-center gap-1 rounded-sm text-inherit no-underline hover:text-ink hover:underline [&_svg]:size-4',
      children: (
        <>
          {children}
          <Icon aria-hidden="true" />
        </>
      ),
    },
  });
  return (
    <TableHeading numeric={numeric} {...(sorted ? { 'aria-sort': sorted } : {})}>
      {link}
    </TableHeading>
  );
}
