import { showing } from '#ui/primitives/paged-list.tsx';
import { PagedTable } from '#ui/primitives/paged-table.tsx';
import { SortHeading } from '#ui/primitives/sort-heading.tsx';
import { TableCell, TableHeading } from '#ui/primitives/table.tsx';
import { ExampleLink } from './example-link.tsx';
import { loadedQuery } from './loaded-query.ts';

const people = [
  { name: 'Ada O.', rate: '$160' },
  { name: 'Elin S.', rate: '$95' },
  { name: 'Mira K.', rate: '$125' },
] as const;

/** A table in the order of its first column, with all its pages loaded. */
export function SortedExample() {
  return (
    <PagedTable
      query={loadedQuery(people)}
      keyOf={({ name }) => name}
      caption="Consultants by name"
      loading="Loading consultants…"
      failed={null}
      empty={null}
      head={
        <>
          <SortHeading render={<ExampleLink />} sorted="ascending">
            Name
          </SortHeading>
          <SortHeading render={<ExampleLink />} sorted={undefined} numeric>
            Rate
          </SortHeading>
        </>
      }
      status={showing('consultant')}
      moreFailed="More could not be loaded. Please try again."
    >
      {({ name, rate }) => (
        <>
          <TableHeading scope="row">{name}</TableHeading>
          <TableCell numeric>{rate}</TableCell>
        </>
      )}
    </PagedTable>
  );
}
