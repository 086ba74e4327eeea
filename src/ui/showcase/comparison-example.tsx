import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeading,
  TableRow,
} from '#ui/primitives/table.tsx';

const people = ['Mira K.', 'Ravi T.', 'Elin S.', 'Ada O.'] as const;
const aspects = [
  { name: 'Rate', values: ['$125', '$140', '$95', '$160'], isNumber: true },
  { name: 'Experience', values: ['14 years', '11 years', '6 years', '20 years'], isNumber: true },
  { name: 'Location', values: ['Leeds', 'Toronto', 'Malmö', 'Chicago'], isNumber: false },
  {
    name: 'Modules',
    values: [
      'Warehouse Management, Master Planning',
      'Procurement and Sourcing',
      'Inventory Management',
      'Warehouse Management, Transportation Management',
    ],
    isNumber: false,
  },
] as const;

/** Four people side by side, one aspect a row. */
export function ComparisonExample() {
  return (
    <Table caption="Consultants side by side" captionHidden>
      <TableHead>
        <TableRow>
          <TableHeading pinned>Aspect</TableHeading>
          {people.map((name) => (
            <TableHeading key={name} className="min-w-44">
              {name}
            </TableHeading>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {aspects.map(({ name, values, isNumber }) => (
          <TableRow key={name}>
            <TableHeading pinned scope="row">
              {name}
            </TableHeading>
            {values.map((value, index) => (
              <TableCell key={people[index]} className={isNumber ? 'tabular-nums' : undefined}>
                {value}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
