import { SortHeading } from '#ui/primitives/sort-heading.tsx';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeading,
  TableRow,
} from '#ui/primitives/table.tsx';
import { ExampleLink } from './example-link.tsx';

const people = [
  { name: 'Ada O.', rate: '$160' },
  { name: 'Elin S.', rate: '$95' },
  { name: 'Mira K.', rate: '$125' },
] as const;

/** A table in the order of its first column. */
export function SortedExample() {
  return (
    <Table caption="Consultants by name" captionHidden>
      <TableHead>
        <TableRow>
          <SortHeading render={<ExampleLink />} sorted="ascending">
            Name
          </SortHeading>
          <SortHeading render={<ExampleLink />} sorted={undefined} numeric>
            Rate
          </SortHeading>
        </TableRow>
      </TableHead>
      <TableBody>
        {people.map(({ name, rate }) => (
          <TableRow key={name}>
            <TableHeading scope="row">{name}</TableHeading>
            <TableCell numeric>{rate}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
