import { Fragment } from 'react';
import { reportCauseIds, reportCauses } from '#features/moderation/reports/rules.ts';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeading,
  TableRow,
} from '#ui/primitives/table.tsx';
import type { TransparencyYear } from '../../contract/transparency.ts';
import { accountGrounds, decisionKinds } from '../../rules.ts';

type Figure = { words: string; of: (year: TransparencyYear) => number | null };

const parts: readonly { title: string; figures: readonly Figure[] }[] = [
  {
    title: 'Reports',
    figures: [
      { words: 'Received', of: ({ reports }) => reports.received },
      ...reportCauseIds.map((cause) => ({
        words: reportCauses[cause],
        of: ({ reports }: TransparencyYear) => reports.byCause[cause],
      })),
      { words: 'Upheld', of: ({ reports }) => reports.upheld },
      { words: 'Dismissed', of: ({ reports }) => reports.dismissed },
      { words: 'Median days to the answer', of: ({ reports }) => reports.medianDays },
    ],
  },
  {
    title: 'Decisions',
    figures: [
      { words: 'Made by admins', of: ({ decisions }) => decisions.total },
      { words: 'Made by a program', of: () => 0 },
      ...decisionKinds.options.map(({ value, label }) => ({
        words: label,
        of: ({ decisions }: TransparencyYear) => decisions.byKind[value],
      })),
      ...accountGrounds.options.map(({ value, label }) => ({
        words: `Ground: ${label}`,
        of: ({ decisions }: TransparencyYear) => decisions.byGround[value],
      })),
    ],
  },
  {
    title: 'Appeals',
    figures: [
      { words: 'Received', of: ({ appeals }) => appeals.received },
      { words: 'The decision stands', of: ({ appeals }) => appeals.upheld },
      { words: 'The decision was taken back', of: ({ appeals }) => appeals.reversed },
      { words: 'Median days to the answer', of: ({ appeals }) => appeals.medianDays },
    ],
  },
];

/** What was counted in each year, the newest first. */
export function TransparencyYears({ years }: { years: readonly TransparencyYear[] }) {
  return (
    <Table caption="Reports, decisions and appeals by year" captionHidden>
      <TableHead>
        <TableRow>
          <TableHeading>What is counted</TableHeading>
          {years.map(({ year }) => (
            <TableHeading key={year} numeric>
              {year}
            </TableHeading>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {parts.map(({ title, figures }) => (
          <Fragment key={title}>
            {figures.map(({ words, of }) => (
              <TableRow key={words}>
                <TableHeading scope="row">
                  {title}: {words}
                </TableHeading>
                {years.map((year) => (
                  <TableCell key={year.year} numeric>
                    {of(year) ?? '–'}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </Fragment>
        ))}
      </TableBody>
    </Table>
  );
}
