import type { ReactNode } from 'react';
import { cx } from '#ui/class-names.ts';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeading,
  TableRow,
} from '#ui/primitives/table.tsx';
import { type Aspect, compare } from './comparison-aspects.tsx';

interface ComparisonTableProps<Person> {
  people: readonly Person[];
  keyOf: (person: Person) => string;
  /** Who it is: at the top of their column. */
  head: (person: Person) => ReactNode;
  aspects: readonly Aspect<Person>[];
  /** Leaves out what all of them have in common. */
  onlyDifferences: boolean;
}

/** On phones the names of the rows stand in the cells: two consultants fit beside each other. */
const besideOnly = 'max-sm:sr-only';

/** Up to four people side by side, one aspect a row. What differs stands out. */
export function ComparisonTable<Person>(props: ComparisonTableProps<Person>) {
  const { people, keyOf, head, aspects, onlyDifferences } = props;
  const rows = aspects
    .map((aspect) => ({ aspect, ...compare(aspect, people) }))
    .filter(({ differs }) => differs || !onlyDifferences);
  return (
    <Table caption="Consultants side by side" captionHidden>
      <TableHead>
        <TableRow>
          <TableHeading pinned className={besideOnly}>
            <span className="sr-only">Aspect</span>
          </TableHeading>
          {people.map((person) => (
            <TableHeading
              key={keyOf(person)}
              // The least height: what is in it can be as high as the row.
              className="h-px min-w-40 align-top max-sm:px-3 sm:min-w-44"
            >
              <span className="flex h-full flex-col items-start gap-2 font-normal whitespace-normal">
                {head(person)}
              </span>
            </TableHeading>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ aspect: { name, shows }, shared, differs }) => (
          <TableRow key={name}>
            <TableHeading
              pinned
              scope="row"
              className={cx(besideOnly, differs && 'shadow-[inset_3px_0_var(--color-primary)]')}
            >
              {name}
              <span className="sr-only">{differs ? ', differs' : ', the same for all'}</span>
            </TableHeading>
            {people.map((person) => (
              <TableCell
                key={keyOf(person)}
                className={cx(
                  'wrap-anywhere max-sm:px-3',
                  differs ? 'max-sm:shadow-[inset_3px_0_var(--color-primary)]' : 'text-ink-muted',
                )}
              >
                <span aria-hidden="true" className="mb-1 block text-xs text-ink-muted sm:hidden">
                  {name}
                </span>
                {shows(person, shared)}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
